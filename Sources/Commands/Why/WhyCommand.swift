import PlumbAnswers
import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics

extension Command {
  static let why = Command(
    name: "why", group: .documents, usage: "FILE VIEW[.ATTRIBUTE] [OPTIONS]",
    summary: "say where a view's place and size come from",
    discussion: """
      Solves a .storyboard or .xib file and tells where a number of a view comes from: the constraints that give it, one
      after the other, each with its arithmetic and its place in the document; what had to give way, and to what; and
      which constraints come into play next if the number grows or shrinks. Where nothing decides the number, or a
      conflict does, it says so.

      VIEW is an id, label, accessibility identifier, text or outlet, or a class that no other view has. ATTRIBUTE is one
      of constraints (top, leading, centerX, firstBaseline, leadingMargin …) or of frames (x, minY, midX …); without one,
      the four numbers of the frame are explained briefly. Positions are those in the superview.

      A number behind × says by how much the value moves for each point of that constant, where that is not 1.

      “-” in place of FILE reads a document from standard input.
      """,
    examples: [
      CommandExample(
        "plumb why Examples/Form.storyboard \"Full name.width\"", "where the width of a text field comes from"
      ),
      CommandExample("plumb why Examples/Form.storyboard \"Full name\"", "its whole frame, briefly"),
      CommandExample(
        "plumb why Examples/FixedWidth.storyboard \"Call.width\" --device \"iPhone 8\"",
        "a width that was given up, and why"),
      CommandExample(
        "plumb why Examples/Planets.storyboard Saturn.minX", "a number that nothing decides"),
    ],
    options: [
      .json, .content, .device, .landscape, .size, .scene, .rtl, .textSize, .doubleStrings, .ascii, .color,
    ]
  ) { arguments, output in
    do throws(ArgumentError) {
      return WhyCommand(request: try WhyRequest(arguments)).run(&output)
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// `plumb why`: reads and solves one document, and explains numbers of a view.
struct WhyCommand {
  let request: WhyRequest

  func run(_ output: inout Output) -> ExitCode {
    do throws(Failure) {
      var session = try DocumentSession(reading: request.path, in: request.environment)
      let answer = try asking(request.path) { () throws(AnswerError) in
        try session.why(request.number, scene: request.scene)
      }
      output.write(
        request.json
          ? answer.json
          : WhyText(output: output, environment: request.environment).text(request.path, answer))
      SettingRemarks(path: request.path, environment: request.environment).write(
        [answer.scene.layout], &output)
      return .done
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}
