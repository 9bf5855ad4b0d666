import PlumbAnswers
import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics

extension Command {
  static let layout = Command(
    name: "layout", group: .documents, usage: "FILE… [OPTIONS]",
    summary: "solve documents; print every view's frame and state",
    discussion: """
      Solves the constraints of .storyboard and .xib files and prints the frame of every view in its superview's
      coordinates, in points, with what is ambiguous, misplaced or conflicting.

      “-” in place of a file reads a document from standard input.
      """,
    examples: [
      CommandExample(
        "plumb layout Examples/Form.storyboard", "every view, on the device that the document was saved for"),
      CommandExample(
        "plumb layout Examples/Form.storyboard --device \"iPhone 8\" --landscape",
        "the same on another device, held sideways"),
      CommandExample(
        "plumb layout Examples/Tracks.storyboard --scene TracksViewController --size 320x568",
        "one scene of a storyboard, at a size of your own"),
      CommandExample(
        "plumb layout Examples/Article.storyboard --text-size ax3", "for a user who prefers large texts"
      ),
      CommandExample(
        "plumb layout --json Examples/Cell.xib Examples/Masks.xib", "two documents as two lines of JSON"),
    ],
    options: [
      .json, .content, .device, .landscape, .size, .scene, .rtl, .textSize, .doubleStrings, .exercise, .ascii,
      .color,
    ]
  ) { arguments, output in
    do throws(ArgumentError) {
      return LayoutCommand(try LayoutRequest(arguments)).run(&output)
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// `plumb layout`: reads, solves and prints one document after the other.
struct LayoutCommand {
  let request: LayoutRequest

  init(_ request: LayoutRequest) { self.request = request }

  /// A document that cannot be laid out costs one line and does not stop the others.
  func run(_ output: inout Output) -> ExitCode {
    var code = ExitCode.done
    let progress = output.beginProgress("Laying out", of: request.paths.count)
    defer { progress.end() }
    for path in request.paths {
      do throws(Failure) {
        var session = try DocumentSession(reading: path, in: request.environment)
        let answer = try asking(path) { () throws(AnswerError) in try session.layout(scene: request.scene) }
        output.write(request.json ? answer.json : LayoutText(output: output).report(answer, session))
      } catch {
        output.complain(error.message)
        code = .notDone
      }
      progress.advance()
    }
    return code
  }
}
