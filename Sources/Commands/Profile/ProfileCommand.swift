import PlumbAnswers
import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics

extension Command {
  static let profile = Command(
    name: "profile", group: .documents, usage: "FILE|TRACE [OPTIONS]",
    summary: "what the layout cycle did and what it cost",
    discussion: """
      FILE is a .storyboard or .xib file. It is laid out, and then meets what a screen meets: it is turned sideways and
      back, reads in the other direction and back, and gets larger texts. Each is reported with the solves that it took,
      the solver's pivots, the variables whose values changed, and how often a text was asked for its height at a width.
      Then come the costly views: those with the most constraints and made-up rows. All of these are counts, the same on
      every machine; there is no clock.

      TRACE is what LayoutRecorder writes, of a program that uses UIKit: Chrome's trace events, as JSON. Of it come the
      callbacks that took longest, constraints that were removed and added back in the same pass, changes to values that
      were there already, and passes that repeated.
      """,
    examples: [
      CommandExample(
        "plumb profile Examples/Form.storyboard", "what each change costs, and the costly views"),
      CommandExample(
        "plumb profile Examples/Article.storyboard -o article.json",
        "also as a trace for trace viewers; a bar is as long as variables changed"),
      CommandExample(
        "plumb profile Examples/feed-trace.json", "what a recorder saw in a program whose cells churn"),
    ],
    options: [
      OptionDescription(
        "output", "TRACE", letter: "o",
        help:
          "write the document's profile to this file, for viewers of Chrome traces; its durations are counts"),
      .json, .scene, .content, .device, .landscape, .size, .rtl, .textSize, .doubleStrings, .ascii, .color,
    ]
  ) { arguments, output in
    do throws(ArgumentError) {
      return ProfileCommand(request: try ProfileRequest(arguments)).run(&output)
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// `plumb profile`: summarizes a recording, or lays out one document again and again.
struct ProfileCommand {
  let request: ProfileRequest

  func run(_ output: inout Output) -> ExitCode {
    do throws(Failure) {
      let path = request.path
      let bytes: [UInt8]
      do throws(Failure) { bytes = try InputFile.bytes(at: path) } catch {
        throw Failure("\(path): \(error.message)")
      }
      if RecordedTrace.isMeant(by: bytes) {
        try summarize(bytes, &output)
      } else {
        try profile(try DocumentSession(bytes, path: path, in: request.environment), &output)
      }
      return .done
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }

  private func summarize(_ bytes: [UInt8], _ output: inout Output) throws(Failure) {
    if let option = request.documentOption {
      throw Failure("\(request.path): This is a trace, and “--\(option)” is for documents.")
    }
    let profile: LayoutProfile
    do throws(Failure) { profile = try RecordedTrace.profile(bytes) } catch {
      throw Failure("\(request.path): \(error.message)")
    }
    let summary = ProfileSummary(profile)
    output.write(
      request.json
        ? summary.json(path: request.path)
        : ProfileText(output: output).text(summary))
  }

  private func profile(_ session: DocumentSession, _ output: inout Output) throws(Failure) {
    let path = request.path
    let answer = try asking(path) { () throws(AnswerError) in try session.profile(scene: request.scene) }
    SettingRemarks(path: path, environment: request.environment)
      .write(answer.profiles.map(\.layout), &output)
    if let file = request.output {
      try OutputFile.write(Array(ChromeTrace(Self.together(answer.profiles)).text.utf8), to: file)
    }
    output.write(request.json ? answer.json : ProfileText(output: output).text(answer.profiles))
  }

  /// The profiles of all scenes, one after the other.
  private static func together(_ profiles: [SceneProfile]) -> LayoutProfile {
    var all = LayoutProfile(unit: .changedVariables)
    for profile in profiles {
      let start = all.events.reduce(0) { max($0, $1.start + $1.duration) }
      for var event in profile.profile.events {
        event.start += start
        all.events.append(event)
      }
    }
    return all
  }
}
