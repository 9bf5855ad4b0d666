import PlumbAnswers
import PlumbConsoleLog
import PlumbFindings
import PlumbTextOutput

extension Command {
  static let explain = Command(
    name: "explain", group: .logs, usage: "[FILE] [OPTIONS]",
    summary: "explain “Unable to simultaneously satisfy constraints.”",
    discussion: """
      Finds the logs of layout conflicts in a text, whatever surrounds them, and says of the first which constraints clash
      and by how much, how that came about, whether it may be ignored, which one is broken, and what would help. Repairs
      were tried: after each the constraints can hold. Without FILE, or with “-”, it reads what comes in.

      Logs of UIKit, AppKit, SnapKit and Masonry are read, quoted, wrapped, escaped or cut off as they may be. “plumb rules
      NAME” explains a cause. To watch an app in the simulator: “xcrun simctl spawn booted log stream | plumb explain
      --follow”.

      The exit code is 1 where no log was found.
      """,
    examples: [
      CommandExample("plumb explain Examples/Conflict.log", "the first conflict of a capture"),
      CommandExample("plumb explain Examples/Conflict.log --all", "every one, the same ones counted once"),
      CommandExample("plumb explain Examples/Conflict.log -o conflict.svg", "its picture"),
      CommandExample(
        "plumb explain --follow Examples/Conflict.log", "each new conflict, as it is read"),
    ],
    options: [
      OptionDescription("all", help: "explain every log, those that say the same once"),
      OptionDescription("brief", help: "one line a conflict, of every log: place, cause, sum, first repair"),
      OptionDescription("follow", help: "read on, and explain each new conflict as it comes"),
      OptionDescription(
        "output", "FILE", letter: "o",
        help: "draw the conflict into a file: .svg, .png or .html"),
      OptionDescription(
        "hide-broken", help: "do not believe what the logs say is broken, but tell what is likely"),
      OptionDescription("json", help: "print JSON: one object with every log"),
      .ascii, .color,
    ]
  ) { arguments, output in
    do throws(ArgumentError) {
      return ExplainCommand(try ExplainRequest(arguments)).run(&output)
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// `plumb explain`: reads a text and explains the conflicts that it logs.
struct ExplainCommand {
  private let request: ExplainRequest

  init(_ request: ExplainRequest) { self.request = request }

  func run(_ output: inout Output) -> ExitCode {
    do throws(Failure) {
      var stream = try LogStream(request.path)
      defer { stream.closed() }
      if request.json { return try json(&stream, &output) }
      return request.follows ? try follow(&stream, &output) : try explain(&stream, &output)
    } catch {
      output.complain((request.path.map { $0 + ": " } ?? "") + error.message)
      return .notDone
    }
  }

  private var name: String { request.path ?? "standard input" }

  // MARK: All at once

  private func explain(_ stream: inout LogStream, _ output: inout Output) throws(Failure) -> ExitCode {
    var groups = LogGroups()
    var long = 0
    while !stream.isAtEnd {
      for log in try stream.next() { if isShort(log, &long, &output) { _ = groups.add(asked(log)) } }
    }
    guard let first = groups.groups.first else { return long > 0 ? .notDone : nothing(&output) }
    guard groups.groups.count <= LogLimits.logs || !(request.all || request.brief) else {
      throw Failure(LogLimits.many(groups.groups.count))
    }
    let text = ExplainText(output: output, path: request.path)
    let shown = request.all || request.brief ? groups.groups : [first]
    let views = stream.views
    let explanations = shown.map { LogExplanation($0.log.told(of: views)) }
    let code: ExitCode = long > 0 ? .notDone : .done
    if let path = request.output {
      try OutputFile.write(try ExplainPicture(explanations, name: name).bytes(for: path, scale: 2), to: path)
      return code
    }
    if request.brief {
      output.write(text.brief(explanations, groups))
      return code
    }
    output.write(request.all ? text.all(explanations, groups) : text.first(explanations[0], groups))
    return code
  }

  private func json(_ stream: inout LogStream, _ output: inout Output) throws(Failure) -> ExitCode {
    var logs: [ConflictLog] = []
    var long = 0
    while !stream.isAtEnd {
      for log in try stream.next() { if isShort(log, &long, &output) { logs.append(log) } }
    }
    // One by one: a capture may have thousands, and an explanation keeps the layout that it rests on.
    output.write(LogAnswer.jsonStart)
    for (place, log) in logs.enumerated() {
      if place > 0 { output.write(",") }
      output.write(LogAnswer.json(of: LogExplanation(asked(log).told(of: stream.views))))
    }
    output.write(LogAnswer.jsonEnd)
    return long > 0 ? .notDone : logs.isEmpty ? .found : .done
  }

  /// Whether a list is not too long to be explained; says where one is, and counts it.
  private func isShort(_ log: ConflictLog, _ long: inout Int, _ output: inout Output) -> Bool {
    guard log.constraints.count > LogLimits.constraints else { return true }
    long += 1
    if long <= LogLimits.complaints { output.complain("\(name):\(log.line):1: \(LogLimits.long(log))") }
    return false
  }

  private func nothing(_ output: inout Output) -> ExitCode {
    output.complain("\(name): There is no log of a layout conflict here.")
    output.complain("Paste what the console shows from “Unable to simultaneously satisfy constraints.” on.")
    return .found
  }

  private func asked(_ log: ConflictLog) -> ConflictLog {
    guard request.hidesBroken else { return log }
    var log = log
    log.broken = nil
    log.brokenElsewhere = nil
    return log
  }

  // MARK: As it comes

  private func follow(_ stream: inout LogStream, _ output: inout Output) throws(Failure) -> ExitCode {
    var groups = LogGroups()
    var long = 0
    let text = ExplainText(output: output, path: request.path)
    while !stream.isAtEnd {
      for log in try stream.nextOrIdle(milliseconds: 500)
      where isShort(log, &long, &output) && groups.add(asked(log)) {
        let explanation = LogExplanation(asked(log).told(of: stream.views))
        output.write(
          request.brief ? text.brief(explanation) : text.next(explanation, number: groups.groups.count))
        output.flush()
      }
    }
    guard groups.count > 0 else { return long > 0 ? .notDone : nothing(&output) }
    output.write(text.total(groups))
    return long > 0 ? .notDone : .done
  }
}
