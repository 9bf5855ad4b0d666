import PlumbAnswers
import PlumbAppleFacts
import PlumbInterfaceBuilder
import PlumbLayoutLint
import PlumbTextOutput

extension Command {
  static let devices = Command(
    name: "devices", group: .reference, usage: "[WORD…] [OPTIONS]",
    summary: "list the devices that “--device” takes",
    discussion: """
      Lists the screens that documents and devices have: the identifier that documents write and the name that
      people use, with the other models that have the same screen; its points held upright, and its pixels per point;
      what the status bar, the sensor housing and the home indicator take of it; the size classes held upright and
      sideways, as in “wC hR” for a compact width and a regular height.

      “--device” takes all of these names as people type them: “iphone 15 pro”, “iPad Pro 11 (M4)”, “ipad 9th gen”.
      Without its generation a name means the latest model. Documents of macOS take a Mac and do not change with it:
      their windows keep their size.

      With words, only devices that have all of them in an identifier, or in the name or kind of one model.
      """,
    examples: [
      CommandExample("plumb devices", "every device"),
      CommandExample("plumb devices pro max", "those with “pro” and “max” in a name"),
    ],
    options: [
      OptionDescription("json", help: "print JSON, one object a line for each device"), .ascii, .color,
    ]
  ) { arguments, output in
    let devices = Device.all.filter { $0.answers(to: arguments.positional) }
    guard !devices.isEmpty else {
      output.complain(Device.unknown(arguments.positional.joined(separator: " ")).message)
      return .notDone
    }
    if arguments.contains("json") {
      for device in devices { output.write(device.json) }
    } else {
      output.write(output.shown(DeviceListing(output: output).text(devices)))
    }
    return .done
  }
}

extension Device {
  /// Whether all words are parts of the identifier, or of the title or a model with the family; case, spaces
  /// and dots do not count.
  fileprivate func answers(to words: [String]) -> Bool {
    ([name, title] + models).contains { label in
      words.allSatisfy { Suggestion.isPart($0, of: label) || Suggestion.isPart($0, of: family.title) }
    }
  }
}
