import PlumbTextOutput

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Command {
  static let port = Command(
    name: "port", group: .code, usage: "PATH… [OPTIONS]",
    summary: "adapt Swift sources that rely on Objective-C",
    discussion: """
      Swift off Apple's platforms refuses @objc and #selector, outlets and actions, os(iOS) and more. This shows what sources have to \
      become, all of one module together: PATH is a .swift file, or a folder of them. Of one file the text is printed, of \
      several what changes. What cannot be done is listed with file and line.

      Selectors stay ones that call: of targets and actions, notifications, timers, gestures, and of documents. Outlets with \
      observers and properties that documents set are found by their names.

      Nobody has to write that down: the plugin PlumbPort of the package does it on the way to the compiler, and leaves the \
      sources as they are. Documentation/PORTING.md has both.

      Exit codes: 0 where all is done, 1 where something cannot be, 2 where nothing was done.
      """,
    examples: [
      CommandExample(
        "plumb port Tests/Clients/Ported/Sources/PortedApp/App/CardView.swift",
        "a view that Interface Builder shows")
    ],
    options: [
      OptionDescription("write", help: "change the files themselves"),
      OptionDescription(
        "output", "FOLDER", letter: "o",
        help: "write the files into a folder, with one more that lists what is found by its name"),
      OptionDescription(
        "module", "NAME", help: "the module that the sources are compiled as; App unless told"),
      OptionDescription(
        "exclude", "FILE", help: "a file that lists, a line each, files and folders to leave out"),
      .color,
    ]
  ) { arguments, output in
    PortCommand(arguments).run(&output)
  }
}

/// `plumb port`: becomes the program that adapts sources, which stands on the toolchain's SwiftSyntax and is built by
/// itself.
struct PortCommand {
  private let arguments: [String]

  init(_ parsed: ParsedArguments) {
    var arguments = parsed.positional
    for option in ["output", "module", "exclude"] {
      if let value = parsed[option] { arguments += ["--" + option, value] }
    }
    if parsed.contains("write") { arguments.append("--write") }
    self.arguments = arguments
  }

  func run(_ output: inout Output) -> ExitCode {
    guard !arguments.isEmpty else {
      output.complain("Name the sources to adapt: a .swift file, or a folder.")
      return .notDone
    }
    output.flush()
    for program in programs { become(program) }
    output.complain(
      "The program plumb-port, which adapts sources, is not there: Scripts/build-port in Plumb's folder builds it "
        + "against the Swift toolchain of this machine.")
    return .notDone
  }

  /// Where it may be, with what comes before its arguments: beside this program, in Plumb's folder, which builds it, or
  /// where shells look.
  private var programs: [[String]] {
    let folder = Self.ownFolder
    let built = folder.map { [[$0 + "/plumb-port"], [$0 + "/../../../Scripts/build-port", "--run"]] } ?? []
    let near = folder.map { [[$0 + "/../../Scripts/build-port", "--run"]] } ?? []
    return built + near + [["plumb-port"]]
  }

  private static var ownFolder: String? {
    guard let path = realpath("/proc/self/exe", nil) ?? realpath(CommandLine.arguments[0], nil) else {
      return nil
    }
    defer { free(path) }
    let text = String(cString: path)
    return text.lastIndex(of: "/").map { String(text[..<$0]) }
  }

  /// Comes back only where there is no such program.
  private func become(_ program: [String]) {
    let words = (program + arguments).map { strdup($0) }
    if let first = words.first, let first { execvp(first, words + [nil]) }
    for word in words { free(word) }
  }
}
