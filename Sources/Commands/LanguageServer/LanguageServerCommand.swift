import PlumbLanguageServer

extension Command {
  static let lsp = Command(
    name: "lsp", group: .documents, usage: "[OPTIONS]",
    summary: "the language server for editors",
    discussion: """
      Speaks the Language Server Protocol on standard input and output, for an editor that starts it. It shows the findings
      of “plumb lint” while somebody types, settles those that can be settled, says of the view or constraint under the
      cursor where its place and size come from, writes each view's solved frame above it, and gives an outline.

      It reads and writes no file: the editor hands it the documents, and makes the changes. Documentation/EDITORS.md has
      the settings for editors. An end that the editor did not announce is exit code 1, as the protocol has it.
      """,
    examples: [CommandExample("plumb lsp", "what an editor starts")],
    options: [OptionDescription("stdio", help: "speak on standard input and output, as it does in any case")]
  ) { arguments, output in
    if let extra = arguments.positional.first {
      output.complain("“plumb lsp” takes no file, such as “\(extra)”: the editor hands documents over.")
      return .notDone
    }
    return LanguageServerCommand().run(&output)
  }
}

/// `plumb lsp`: brings the server and its client together.
struct LanguageServerCommand {
  func run(_ output: inout Output) -> ExitCode {
    var server = LanguageServer()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    do throws(SystemError) {
      while server.exitCode == nil {
        let count = try SystemFile.read(STDIN_FILENO, into: &chunk)
        if count == 0 {
          server.finish()
          break
        }
        let answers = server.receive(Array(chunk[..<count]))
        if !answers.isEmpty { try SystemFile.write(answers, to: STDOUT_FILENO) }
      }
    } catch {
      output.complain("The client cannot be reached: \(error.words).")
      return .notDone
    }
    return ExitCode(value: server.exitCode ?? 1)
  }
}
