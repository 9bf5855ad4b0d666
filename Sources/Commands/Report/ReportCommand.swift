import PlumbAnswers
import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics

extension Command {
  static let report = Command(
    name: "report", group: .documents, usage: "FILE [VIEW] [OPTIONS]",
    summary: "print view reports: frame, content size, priorities, constraints",
    discussion: """
      Solves a .storyboard or .xib file and prints a report of a view, or of every view: its frame in its superview's
      coordinates, in points, the size of its content with its priorities, and every constraint that speaks of it,
      whether it is installed on the view or on something around it. VIEW is an id, nametag, label, outlet, accessibility
      identifier or text, or a class that no other view has.

      Constraints are listed with their priorities, those that nobody wrote with what made them. With --long, reports also
      tell whether each constraint holds, and by how much not, where it is installed, and where it was made.

      “-” in place of FILE reads a document from standard input.
      """,
    examples: [
      CommandExample("plumb report Examples/Planets.storyboard", "a report of every view"),
      CommandExample(
        "plumb report Examples/Planets.storyboard \"Saturn picture\"", "of one view, by its label"),
      CommandExample(
        "plumb report Examples/Tracks.storyboard --long --scene TracksViewController",
        "all there is to know of the views of a scene"),
    ],
    options: [
      OptionDescription(
        "long",
        help: "tell more: mask, alignment rectangle, what is open, how each constraint fares and whose it is"),
      OptionDescription("all", help: "report also what is inside the system's controls and bars"),
      .json, .scene, .content, .device, .landscape, .size, .rtl, .textSize, .doubleStrings, .ascii, .color,
    ]
  ) { arguments, output in
    do throws(ArgumentError) {
      return ReportCommand(request: try ReportRequest(arguments)).run(&output)
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// `plumb report`: reads and solves one document, and reports what was asked for.
struct ReportCommand {
  let request: ReportRequest

  func run(_ output: inout Output) -> ExitCode {
    do throws(Failure) {
      var session = try DocumentSession(reading: request.path, in: request.environment)
      let answer = try asking(request.path) { () throws(AnswerError) in
        try session.report(
          of: request.view, includingPrivateInsides: request.includesPrivateInsides, scene: request.scene)
      }
      output.write(
        request.json ? answer.json : ReportText(output: output, form: request.form).text(answer.scenes))
      SettingRemarks(path: request.path, environment: request.environment)
        .write(answer.scenes.map(\.scene.layout), &output)
      return .done
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}
