/// git, asked as a program of its own.
enum Git {
  /// How a question to git ended.
  struct Outcome {
    let output: [UInt8]
    let messages: String
    let code: Int32

    /// What is written with an end of line or a zero behind each.
    func parts(separatedBy byte: UInt8) -> [ArraySlice<UInt8>] { output.split(separator: byte) }

    var lines: [String] {
      parts(separatedBy: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Why git did not answer, in its own words: a sentence.
    var reason: String {
      let line = messages.split(separator: "\n").first.map { String($0) } ?? "it ended with code \(code)"
      let words =
        ["fatal: ", "error: "].first { line.hasPrefix($0) }.map { String(line.dropFirst($0.count)) } ?? line
      return "git: " + (words.last.map { ".!?".contains($0) } ?? true ? words : words + ".")
    }
  }

  /// Asks git something.
  ///
  /// - Parameter folder: From where; nil for the working folder.
  /// - Throws: A sentence that says why git cannot be asked. Where git has no answer, the outcome says so.
  static func ask(_ arguments: [String], in folder: String? = nil) throws(Failure) -> Outcome {
    let process = try start(arguments, in: folder)
    do throws(SystemError) {
      let (output, messages, code) = try process.outcome()
      return Outcome(output: output, messages: String(decoding: messages, as: UTF8.self), code: code)
    } catch { throw Failure("git cannot be asked: \(error.words).") }
  }

  /// Starts git.
  ///
  /// - Parameter isAsked: Whether questions are written to it while it runs.
  static func start(
    _ arguments: [String], in folder: String? = nil, isAsked: Bool = false
  ) throws(Failure) -> ChildProcess {
    // Asking changes nothing, also not what git would write down to be faster next time.
    var words = ["git", "--no-optional-locks", "-c", "diff.relative=false"]
    if let folder { words += ["-C", folder] }
    do throws(SystemError) {
      return try ChildProcess(words + arguments, environment: ["LC_ALL=C"], isAsked: isAsked)
    } catch {
      guard error.code == ENOENT else { throw Failure("git cannot be run: \(error.words).") }
      throw Failure("There is no git to ask: install it, or put it on the path.")
    }
  }
}
