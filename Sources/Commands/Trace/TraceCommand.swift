import PlumbAnswers
import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics

extension Command {
  static let trace = Command(
    name: "trace", group: .documents, usage: "FILE [OPTIONS]",
    summary: "print the view tree, marked as _autolayoutTrace does",
    discussion: """
      Solves a .storyboard or .xib file and prints its views and guides as UIKit's _autolayoutTrace does: a line each,
      marked by what lays them out, and with what is ambiguous. A legend explains the marks. A view is shown by its
      nametag, label, outlet or accessibility identifier, else by its class, with an address that is made up.

      Variables that are open are named as UIKit's engine names them; the number is the variable's own. With --troubled,
      views in conflicts are marked as well, which _autolayoutTrace does not do.

      “-” in place of FILE reads a document from standard input.
      """,
    examples: [
      CommandExample("plumb trace Examples/Planets.storyboard", "the tree, with what is ambiguous"),
      CommandExample(
        "plumb trace Examples/Broken.storyboard --troubled", "only what is ambiguous or in a conflict"),
      CommandExample(
        "plumb trace Examples/TwoLabels.storyboard --form early", "as iOS 6 and 7 printed it"),
      CommandExample(
        "plumb trace Examples/Form.storyboard --description",
        "every view as recursiveDescription prints it"),
    ],
    options: [
      OptionDescription(
        "form", "FORM", choices: TraceForm.allCases.map(\.argument),
        help:
          "early: as in iOS 6 and 7; later: indented, with what is open and a legend, as in iOS 8 and after, which is "
          + "what there is without this option; bars: the later one as consoles show it, with a bar at each level"
      ),
      OptionDescription(
        "troubled", help: "leave out all but what is ambiguous or in a conflict, and what it is in"),
      OptionDescription("description", help: "print every view as recursiveDescription does"),
      .json, .scene, .content, .device, .landscape, .size, .rtl, .textSize, .doubleStrings, .ascii, .color,
    ]
  ) { arguments, output in
    do throws(ArgumentError) {
      return TraceCommand(request: try TraceRequest(arguments)).run(&output)
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// `plumb trace`: reads, solves and prints one document.
struct TraceCommand {
  let request: TraceRequest

  func run(_ output: inout Output) -> ExitCode {
    do throws(Failure) {
      var session = try DocumentSession(reading: request.path, in: request.environment)
      let text = TraceText(output: output, form: request.form)
      let scenes: [SceneInspection]
      if request.describes, !request.json {
        scenes = try asking(request.path) { () throws(AnswerError) in try session.inspections(request.scene) }
        output.write(text.descriptions(scenes))
      } else {
        let answer = try asking(request.path) { () throws(AnswerError) in
          try session.trace(onlyTroubled: request.onlyTroubled, scene: request.scene)
        }
        output.write(request.json ? answer.json : text.text(answer))
        scenes = answer.scenes
      }
      SettingRemarks(path: request.path, environment: request.environment).write(
        scenes.map(\.layout), &output)
      return .done
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}
