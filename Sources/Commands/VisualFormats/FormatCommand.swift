import PlumbAnswers
import PlumbAutoLayout
import PlumbLayoutDiagnostics
import PlumbLayoutRendering

extension Command {
  static let vfl = Command(
    name: "vfl", group: .reference, usage: "FORMAT… [OPTIONS]",
    summary: "try visual format strings: their constraints, frames and picture",
    discussion: """
      Reads formats in Apple's visual format language, such as "H:|-[name]-[field(>=120)]-|", and prints the constraints that
      each stands for, with the part of the format that says so, and the frames that all of them together give. What the
      constraints leave open and what clashes is named.

      Each name in brackets is a view, and all of them are in one superview. Nothing is known of a view but what the formats
      say, and the size of its content where --view gives one. Quotes keep the shell from reading the bars and brackets.

      A mistake in a format is shown as UIKit's exception would show it, with a caret under its place.
      """,
    examples: [
      CommandExample(
        "plumb vfl \"H:|-[name(80)]-[field]-|\" \"V:|-[name(22)]\" --align centerY",
        "a label and a field beside each other, on one line"),
      CommandExample(
        "plumb vfl \"|-inset-[card(<=400@750)]-inset-|\" --metric inset=12 --size 500x120",
        "a card that has a largest width where there is room"),
      CommandExample(
        "plumb vfl \"|-[cancel]-(>=8)-[ok(==cancel)]-|\" --view cancel=64x30 --view ok=40x30 -o buttons.svg",
        "two buttons of the same width, drawn"),
    ],
    options: [
      OptionDescription("output", "PICTURE", letter: "o", help: "draw the views into this file as well"),
      OptionDescription("view", "NAME=WxH", help: "the size that a view's content asks for; may be repeated"),
      OptionDescription("metric", "NAME=VALUE", help: "a number that the formats name; may be repeated"),
      OptionDescription(
        "align", "WHERE", choices: FormatRequest.alignments.map(\.name),
        help:
          "align neighbours across the format, as .alignAllTop does: left, right, top, bottom, leading, trailing, centerX, centerY, firstBaseline or lastBaseline; may be repeated"
      ),
      OptionDescription(
        "direction", "WAY", choices: ["leading-to-trailing", "left-to-right", "right-to-left"],
        help: "the way in which horizontal formats run"),
      OptionDescription("baselines", help: "space vertical formats from baseline to baseline"),
      OptionDescription(
        "size", "WxH", help: "the superview's size in points; 320x200 unless given"),
      OptionDescription("margin", "POINTS", help: "the superview's margins; 8 unless given"),
      .rtl, .json, .ascii, .color,
    ]
  ) { arguments, output in
    do throws(ArgumentError) {
      return FormatCommand(request: try FormatRequest(arguments)).run(&output)
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// `plumb vfl`: reads visual formats, solves them, prints and draws what they come to.
struct FormatCommand {
  let request: FormatRequest

  func run(_ output: inout Output) -> ExitCode {
    let answer: FormatAnswer
    do throws(FormatAnswerError) {
      answer = try FormatAnswer(request.formats, in: request.setting)
    } catch {
      complain(error, &output)
      return .notDone
    }
    output.write(request.json ? answer.json : FormatText(output: output).text(answer))
    do throws(Failure) {
      try draw(answer)
      return .done
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }

  private func complain(_ error: FormatAnswerError, _ output: inout Output) {
    switch error {
    case .malformed(let mistake):
      output.complain(mistake.message)
      for line in mistake.exceptionReason.split(separator: "\n") {
        output.remark(String(line).printable + "\n")
      }
    case .unusedAlignment(let attribute):
      let axis = attribute.axis == .horizontal ? "vertical" : "horizontal"
      output.complain("No \(axis) format has two views that could be aligned at “\(attribute.name)”.")
    case .unsolvable(let reason): output.complain("The formats cannot be laid out. " + reason.message)
    }
  }

  private func draw(_ answer: FormatAnswer) throws(Failure) {
    guard let picture = request.picture else { return }
    let scene = answer.inspection.renderedScene(under: answer.superview, title: "Visual formats")
    let drawing = Drawing(
      title: request.formats.joined(separator: " "), scenes: [scene],
      options: PictureOptions(constraints: .all))
    try OutputFile.write(try picture.format.encode(drawing, 2), to: picture.path)
  }
}
