import Foundation

/// The version that `plumb --version` prints.
let plumbVersion = "0.1.0"

/// Runs `plumb` with the process's arguments and returns its exit code.
public func plumbMain() -> Int32 {
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
  guard let first = arguments.first else {
    output.write(Help.overview())
    return .done
  }
  switch first {
  case "--help", "-h":
    output.write(Help.overview())
    return .done
  case "--version":
    output.write("plumb \(plumbVersion)\n")
    return .done
  case "help":
    guard arguments.count > 1 else {
      output.write(Help.overview())
      return .done
    }
    return withCommand(arguments[1], &output) { command, output in
      output.write(Help.page(of: command))
      return .done
    }
  default:
    return withCommand(first, &output) { command, output in
      run(command, Array(arguments.dropFirst()), &output)
    }
  }
}

private func withCommand(
  _ name: String, _ output: inout Output, _ body: (Command, inout Output) -> ExitCode
) -> ExitCode {
  if let command = Command.all.first(where: { $0.name == name }) { return body(command, &output) }
  let kind = name.hasPrefix("-") ? "option" : "command"
  let names = Command.all.map(\.name) + ["help", "--help", "--version"]
  output.complain("There is no \(kind) “\(name)”." + Suggestion.sentence(for: name, among: names))
  output.complain("“plumb --help” lists what there is.")
  return .notDone
}

private func run(_ command: Command, _ arguments: [String], _ output: inout Output) -> ExitCode {
  let options = arguments.prefix { $0 != "--" }
  if options.contains("--help") || options.contains("-h") {
    output.write(Help.page(of: command))
    return .done
  }
  do throws(ArgumentError) {
    let parsed = try ParsedArguments(arguments, options: command.options)
    try output.configure(color: parsed["color"])
    return command.run(parsed, &output)
  } catch {
    output.complain(error.message)
    output.complain("“plumb help \(command.name)” explains the command.")
    return .notDone
  }
}
