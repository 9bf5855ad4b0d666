/// The help pages, made from the commands' own descriptions.
enum Help {
  static func overview() -> String {
    var text = """
      plumb: Auto Layout for Interface Builder documents, everywhere

      Usage: plumb COMMAND …

      Commands:

      """
    let width = Command.all.map(\.name.count).max() ?? 0
    for command in Command.all {
      text += "  " + command.name.padded(to: width + 2) + command.summary + "\n"
    }
    text += """

      “plumb help COMMAND” explains a command. “plumb --version” prints the version.

      Example:
        plumb layout Examples/Form.storyboard

      """
    return text
  }

  static func page(of command: Command) -> String {
    var text = "Usage: plumb \(command.name) \(command.usage)\n\n\(command.discussion)\n\nOptions:\n"
    let names = command.options.map { option in
      (option.letter.map { "-\($0), " } ?? "") + "--" + option.name + (option.value.map { " " + $0 } ?? "")
    }
    let width = names.map(\.count).max() ?? 0
    for (name, option) in zip(names, command.options) {
      text += "  " + name.padded(to: width + 2) + option.help + "\n"
    }
    return text + "\nExample:\n  \(command.example)\n"
  }
}
