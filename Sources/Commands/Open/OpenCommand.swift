import PlumbStudio
import PlumbTextOutput

extension Command {
  static let open = Command(
    name: "open", group: .documents, usage: "FILE|FOLDER… [OPTIONS]",
    summary: "edit documents in the browser: the studio",
    discussion: """
      Serves Plumb's studio, an editor for .storyboard and .xib files, to the browser of this machine, prints the page's
      address and opens it. Ctrl-C ends it. Whatever the page saves is in the file at once, as a whole or not at all; where
      somebody else has changed the file meanwhile, nothing is written, and the page says so.

      Only this machine can ask (127.0.0.1), only who has the address, which is another one each time, and only for the
      documents named, or those in the folders named; links that lead out of these are not followed. What is refused gets a
      line on standard error.

      Where the same documents are open already, that address is printed instead.
      """,
    examples: [
      CommandExample("plumb open Examples/Broken.storyboard", "one document"),
      CommandExample(
        "plumb open Examples --no-browser", "the documents of a folder; the address is only printed"),
    ],
    options: [
      OptionDescription("port", "N", help: "listen at this port; any free one unless given"),
      OptionDescription("no-browser", help: "open no browser"),
    ]
  ) { arguments, output in
    do throws(ArgumentError) {
      return OpenCommand(try OpenRequest(arguments)).run(&output)
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// What a run of `plumb open` is asked for.
struct OpenRequest {
  let paths: [String]
  /// 0 for any that is free.
  let port: UInt16
  let opensBrowser: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard !arguments.positional.isEmpty else { throw .noPath }
    paths = arguments.positional
    opensBrowser = !arguments.contains("no-browser")
    guard let text = arguments["port"] else {
      port = 0
      return
    }
    guard let port = UInt16(text), port > 0 else {
      throw .badValue(option: "port", value: text, expected: "it takes a number from 1 to 65535.")
    }
    self.port = port
  }
}

/// `plumb open`: serves the studio until somebody ends it.
struct OpenCommand {
  let request: OpenRequest

  init(_ request: OpenRequest) { self.request = request }

  func run(_ output: inout Output) -> ExitCode {
    do throws(Failure) {
      guard ServerLibrary.isBuiltIn else { throw Failure(ServerLibrary.absence) }
      guard let page = StudioPage.builtIn else { throw Failure(StudioPage.absence) }
      let folder = try StudioFolder(request.paths)
      let files = folder.value
      guard !files.list().isEmpty else { throw Failure(empty) }
      switch RunningStudio.claim(folder.identity) {
      case .running(let address): show(address, &output)
      case .mine(let studio):
        defer { studio.end() }
        try serve(files, page, studio, &output)
      case .unknown: try serve(files, page, nil, &output)
      }
      return .done
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }

  private var empty: String {
    DocumentSearch(request.paths).empty.first
      ?? "\(request.paths[0]): There is no .storyboard or .xib file here that can be read."
  }

  private func show(_ address: String, _ output: inout Output) {
    output.write(address + "\n")
    output.flush()
    if request.opensBrowser { Browser.open(address) }
  }

  private func serve(
    _ files: StudioFiles, _ page: StudioPage, _ studio: RunningStudio?, _ output: inout Output
  )
    throws(Failure)
  {
    #if Server
      let log = output
      do throws(ServerError) {
        let server = try StudioServer(files, page: page, port: request.port) { line in
          var log = log
          log.complain(line)
        }
        studio?.announce(server.address)
        output.remark("The studio shows \(files.root.printable); Ctrl-C ends it.\n")
        show(server.address, &output)
        server.run()
      } catch {
        throw Failure(error.sentence)
      }
    #else
      throw Failure(ServerLibrary.absence)
    #endif
  }
}
