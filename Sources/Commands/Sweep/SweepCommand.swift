import PlumbAnswers
import PlumbTextMetrics

extension Command {
  static let sweep = Command(
    name: "sweep", group: .documents, usage: "FILE [OPTIONS]",
    summary: "say at which sizes a layout clips, conflicts or changes form",
    discussion: """
      Goes through all widths or heights that the root of a scene may have, and says at which of them constraints conflict,
      texts are cut, views have no extent or lie out of sight, views overlap that do not overlap at the document's own size,
      and what lies inside of the safe area leaves it. What constraints decide is computed, not sampled: sizes are exact.
      Where a text wraps or a margin switches they are found by trying, to half a point, and have “about” before them.

      Below that are changes of form: constraints that give way at some sizes only, and inequalities that count at some
      only. The last lines say where all is well, and what that rests on. Size classes, devices and text sizes change the
      constraints or the texts, so each is a sweep of its own.

      “-” in place of FILE reads a document from standard input.
      """,
    examples: [
      CommandExample(
        "plumb sweep Examples/FixedWidth.storyboard", "every width from a small phone to a tablet"),
      CommandExample(
        "plumb sweep Examples/CutText.storyboard --width 320..480 --double-strings",
        "phones' widths, with texts as long as they may be in another language"),
      CommandExample(
        "plumb sweep Examples/Form.storyboard --width 320..430 --text-size all",
        "each text size that the user may prefer"),
      CommandExample(
        "plumb sweep Examples/Form.storyboard --height 400..900 -o sweep.svg",
        "heights, with the layouts at the break points in a picture"),
    ],
    options: [
      OptionDescription("width", "A..B", help: "the widths to go through; 320..1366 unless given"),
      OptionDescription("height", "A..B", help: "the heights to go through"),
      OptionDescription(
        "output", "PICTURE", letter: "o", help: "draw bars and the layouts at break points into this file"),
      OptionDescription(
        "text-size", "CATEGORY", choices: ContentSizeCategory.allCases.map(\.name) + [SweepRequest.all],
        help: "the text size that the user prefers: xs to xxxl, ax1 to ax5, or all; may be repeated"),
      .json, .content, .deviceRepeated, .landscape, .scene, .rtl, .doubleStrings, .ascii, .color,
    ]
  ) { arguments, output in
    do throws(ArgumentError) {
      return SweepCommand(request: try SweepRequest(arguments)).run(&output)
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// `plumb sweep`: reads one document, goes through sizes of its scenes, and prints and draws what goes wrong where.
struct SweepCommand {
  let request: SweepRequest

  func run(_ output: inout Output) -> ExitCode {
    do throws(Failure) {
      let session = try DocumentSession(reading: request.path, in: request.environment)
      let answer = try asking(request.path) { () throws(AnswerError) in
        try session.sweep(request.wish, scene: request.scene)
      }
      output.write(request.json ? answer.json : SweepText(output: output).text(answer))
      if let picture = request.picture {
        let drawing = try asking(request.path) { () throws(AnswerError) in try session.picture(of: answer) }
        try OutputFile.write(try picture.format.encode(drawing, 2), to: picture.path)
      }
      for name in answer.passedOver {
        output.remark(
          "\(request.path): \(name.printable) was passed over: a size is for one root, and it has several.\n")
      }
      return .done
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}
