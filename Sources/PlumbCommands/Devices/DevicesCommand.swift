import InterfaceBuilder

extension Command {
  static let devices = Command(
    name: "devices", group: .reference, usage: "[WORD…] [OPTIONS]",
    summary: "list the devices that “--device” takes",
    discussion: """
      Lists the devices of Interface Builder's canvas: the identifier that documents write and the name that people
      use, either of which “--device” takes in any case; the screen in points held upright, and its pixels per point;
      what the status bar, the sensor housing and the home indicator take of it; the size classes held upright and
      sideways, as in “wC hR” for a compact width and a regular height.

      With words, only devices that have each of them in their identifier, name or kind.
      """,
    examples: [
      CommandExample("plumb devices", "every device"),
      CommandExample("plumb devices pro max", "those with “pro” and “max” in their names"),
    ],
    options: [
      OptionDescription("json", help: "print JSON, one object a line for each device"), .ascii, .color,
    ]
  ) { arguments, output in
    let devices = Device.all.filter { device in arguments.positional.allSatisfy { device.answers(to: $0) } }
    guard !devices.isEmpty else {
      output.complain(Device.unknown(arguments.positional.joined(separator: " ")).message)
      return .notDone
    }
    if arguments.contains("json") {
      for device in devices { output.write(DeviceJSON.object(device)) }
    } else {
      output.write(output.shown(DeviceListing(output: output).text(devices)))
    }
    return .done
  }
}

extension Device {
  /// Whether a word is part of the device's identifier, title or family; case, spaces and dots do not count.
  fileprivate func answers(to word: String) -> Bool {
    [name, title, family.title].contains { Suggestion.isPart(word, of: $0) }
  }
}

extension DeviceFamily {
  var title: String {
    switch self {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .television: "Apple TV"
    }
  }
}
