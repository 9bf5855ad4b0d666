import PlumbAnswers
import PlumbTextOutput

/// Runs `plumb` with the process's arguments and returns its exit code.
public func plumbMain() -> Int32 {
  // A file that grows above what the shell allows is to be a sentence, not the end.
  signal(SIGXFSZ, SIG_IGN)
  #if canImport(Glibc)
    MemoryLimit.watch()
  #endif
  var output = Output()
  let code = run(Array(CommandLine.arguments.dropFirst()), &output)
  output.flush()
  if let failure = output.failure {
    output.complain("The output could not be written: \(failure).")
    return ExitCode.notDone.value
  }
  return code.value
}

/// Runs `plumb` with some arguments, the program's name left out.
func run(_ arguments: [String], _ output: inout Output) -> ExitCode {
  output.configure(color: nil, ascii: false)
  switch arguments.first {
  case nil, "--help", "-h":
    output.write(output.shown(Help(output: output).overview()))
    return .done
  case "--version":
    output.write("plumb \(PlumbVersion.text)\n")
    return .done
  case "help":
    guard let name = arguments.dropFirst().first, !["help", "--help", "-h"].contains(name) else {
      output.write(output.shown(Help(output: output).overview()))
      return .done
    }
    if name == "--man" {
      output.write(ManualPage().text)
      return .done
    }
    return withCommand(name, &output) { command, output in
      output.write(output.shown(Help(output: output).page(of: command)))
      return .done
    }
  case .some(let name):
    return withCommand(name, &output) { command, output in
      run(command, Array(arguments.dropFirst()), &output)
    }
  }
}

private func withCommand(
  _ name: String, _ output: inout Output, _ body: (Command, inout Output) -> ExitCode
) -> ExitCode {
  if let command = Command.all.first(where: { $0.name == name }) { return body(command, &output) }
  output.complain(absence(of: name))
  output.complain("“plumb --help” lists what there is.")
  return .notDone
}

/// Why a first argument is no command, and what may have been meant.
private func absence(of name: String) -> String {
  if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
    return "“\(name)” is no command: name one first, as in “plumb layout \(name)”."
  }
  if let command = Command.all.first(where: { $0.options.contains { $0.spellings.contains(name) } }) {
    return "“\(name)” is an option of commands: name one first, as in “plumb \(command.name) … \(name)”."
  }
  let names = Command.all.map(\.name) + ["help", "--help", "--version"]
  let kind = name.hasPrefix("-") ? "option" : "command"
  return "There is no \(kind) “\(name)”." + Suggestion.sentence(for: name, among: names)
}

private func run(_ command: Command, _ arguments: [String], _ output: inout Output) -> ExitCode {
  let options = arguments.prefix { $0 != "--" }
  if options.contains("--help") || options.contains("-h") {
    output.write(output.shown(Help(output: output).page(of: command)))
    return .done
  }
  do throws(ArgumentError) {
    let parsed = try ParsedArguments(arguments, options: command.options)
    output.configure(color: parsed["color"], ascii: parsed.contains("ascii"))
    return command.run(parsed, &output)
  } catch {
    output.complain(error.message)
    output.complain("“plumb help \(command.name)” explains the command.")
    return .notDone
  }
}
