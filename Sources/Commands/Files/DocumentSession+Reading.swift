import PlumbAnswers
import PlumbInterfaceBuilder

extension DocumentSession {
  /// Opens a file; every failure says its path and, where it has one, its place.
  init(reading path: String, in environment: PlumbInterfaceBuilder.Environment) throws(Failure) {
    let bytes = try asking(path) { () throws(Failure) in try InputFile.bytes(at: path) }
    try self.init(bytes, path: path, in: environment)
  }

  /// Opens what a file holds.
  init(_ bytes: [UInt8], path: String, in environment: PlumbInterfaceBuilder.Environment) throws(Failure) {
    do throws(AnswerError) { try self.init(bytes, name: path, in: environment) } catch {
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      throw Failure("\(path)\(place): \(error.message)")
    }
  }
}

/// Asks a question about a file, whose path begins the message where there is no answer.
func asking<Answer>(_ path: String, _ question: () throws(AnswerError) -> Answer) throws(Failure) -> Answer {
  do throws(AnswerError) { return try question() } catch { throw Failure("\(path): \(error.message)") }
}

/// The same for what reads the file.
func asking<Answer>(_ path: String, _ reading: () throws(Failure) -> Answer) throws(Failure) -> Answer {
  do throws(Failure) { return try reading() } catch { throw Failure("\(path): \(error.message)") }
}
