import PlumbLayoutLint
import PlumbTextOutput

extension Command {
  static let `init` = Command(
    name: "init", group: .documents, usage: "[FOLDER] [OPTIONS]",
    summary: "write a first .plumb.yml, the configuration of plumb lint",
    discussion: """
      Looks through a folder, the current one unless another is named, and writes a .plumb.yml there that fits what it has: folders
      of other people's documents and of built ones are left out, and every rule is there to be uncommented, with its severity and
      what it finds. What documents were saved for stands in it as a comment.

      A .plumb.yml that is there already is left as it is.
      """,
    examples: [CommandExample("plumb init Examples --dry-run", "what would be written")],
    options: [
      OptionDescription("baseline", help: "have the configuration accept what is found now, by a baseline"),
      OptionDescription("dry-run", letter: "n", help: "print what would be written, and write nothing"),
      .color,
    ]
  ) { arguments, output in
    guard arguments.positional.count <= 1 else {
      output.complain("“plumb init” takes one folder at most.")
      return .notDone
    }
    let command = InitCommand(
      folder: arguments.positional.first ?? ".", hasBaseline: arguments.contains("baseline"),
      isDry: arguments.contains("dry-run"))
    do throws(Failure) { return try command.run(&output) } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// `plumb init`: writes a first configuration.
struct InitCommand {
  let folder: String
  let hasBaseline: Bool
  let isDry: Bool

  func run(_ output: inout Output) throws(Failure) -> ExitCode {
    guard FileIdentity(path: folder)?.isFolder == true else {
      throw Failure("\(folder): There is no such folder.")
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let path = folder == "." ? LintConfiguration.fileName : prefix + LintConfiguration.fileName
    if !isDry, FileIdentity(path: path) != nil {
      throw Failure(
        "\(path): There is a configuration already, and it was left as it is; “plumb init --dry-run” prints a new one."
      )
    }
    let progress = output.beginProgress("Reading", of: 1)
    defer { progress.end() }
    let survey = ProjectSurvey(of: prefix, progress)
    let configuration = FirstConfiguration(survey: survey, hasBaseline: hasBaseline)
    if isDry {
      output.write(configuration.text)
      return .done
    }
    try OutputFile.write(Array(configuration.text.utf8), to: path)
    output.remark("\(path.printable): written, for \(survey.words)\n")
    // A baseline's path counts from the configuration's folder, and findings from the current one.
    let baseline = folder == "." ? FirstConfiguration.baseline : prefix + FirstConfiguration.baseline
    let next = "plumb lint \(folder)" + (hasBaseline ? " --write-baseline \(baseline)" : "")
    output.complain("“\(next)” comes next.")
    return .done
  }
}
