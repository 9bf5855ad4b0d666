import CoreGraphics

/// The launch arguments by which Auto Layout is debugged, under the names that people know. Plumb's addition.
///
/// They are read from the program's arguments, `-NSDoubleLocalizedStrings YES`, and from environment variables of
/// the same names without the dash, where arguments win. A program may also set `LayoutDebugging.switches`.
public struct LaunchSwitches: Hashable, Sendable {
  /// `NSDoubleLocalizedStrings`: texts of documents appear twice, as long as they may be in another language.
  public var doublesLocalizedStrings = false
  /// `AppleTextDirection` together with `NSForceRightToLeftWritingDirection`: the interface reads from right to
  /// left whatever the language.
  public var forcesRightToLeft = false
  /// `UIViewShowAlignmentRects` or `NSViewShowAlignmentRects`: pictures outline the rectangles that constraints
  /// act on.
  public var showsAlignmentRects = false
  /// `NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints`, also with UIKit's prefix: each conflict is
  /// drawn to a file `conflict-1.svg`, `conflict-2.svg` …, and the hierarchy with it to a page `conflict-1.html`, …, in the
  /// directory that the environment variable `PLUMB_PICTURES` names, else in the current one.
  public var visualizesConflicts = false
  /// `_UIConstraintBasedLayoutLogUnsatisfiable`: `NO` keeps conflicts off the console.
  public var logsConflicts = true
  /// `UIViewLayoutFeedbackLoopDebuggingThreshold`: after so many passes a layout that still asks for another one
  /// is a feedback loop.
  public var feedbackLoopThreshold = 100

  /// Nothing but the defaults.
  public init() {}

  /// - Parameters:
  ///   - arguments: Of a program, its name included or not.
  ///   - environment: Its environment variables.
  public init(arguments: [String], environment: [String: String] = [:]) {
    self.init { Self.word($0, arguments, environment) }
  }

  private init(_ word: (String) -> String?) {
    func isOn(_ name: String) -> Bool? { word(name).map(Self.isTrue) }
    doublesLocalizedStrings = isOn("NSDoubleLocalizedStrings") ?? false
    forcesRightToLeft =
      isOn("AppleTextDirection") == true && isOn("NSForceRightToLeftWritingDirection") == true
    showsAlignmentRects =
      isOn("UIViewShowAlignmentRects") ?? isOn("NSViewShowAlignmentRects") ?? false
    let visualizing = "ConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints"
    visualizesConflicts =
      isOn("NS" + visualizing) ?? isOn("UI" + visualizing) ?? isOn("_UI" + visualizing) ?? false
    let logging = "ConstraintBasedLayoutLogUnsatisfiable"
    logsConflicts = isOn("_UI" + logging) ?? isOn("UI" + logging) ?? isOn("NS" + logging) ?? true
    if let count = word("UIViewLayoutFeedbackLoopDebuggingThreshold").flatMap(Int.init) {
      // Apple's least and greatest.
      feedbackLoopThreshold = min(max(count, 50), 1000)
    }
  }

  /// What an argument or, without one, the environment says of a switch; nil where neither names it.
  private static func word(
    _ name: String, _ arguments: [String], _ environment: [String: String]
  ) -> String? {
    guard let place = arguments.lastIndex(of: "-" + name) else { return environment[name] }
    return place + 1 < arguments.count && !arguments[place + 1].hasPrefix("-") ? arguments[place + 1] : "YES"
  }

  /// The lines by which a program confirms the switches that it has taken, such as `UIViewShowAlignmentRects is ON`, in a
  /// fixed order (consoles that the literature on debugging constraints shows).
  static func confirmations(arguments: [String], environment: [String: String]) -> [String] {
    var taken: [String] = []
    _ = LaunchSwitches { name in
      let word = word(name, arguments, environment)
      if word.map(isTrue) == true { taken.append(name) }
      return word
    }
    // A switch that is on by itself, and one that is a number, have nothing to confirm.
    let confirmed = taken.filter { !$0.hasSuffix("LogUnsatisfiable") && !$0.hasSuffix("Threshold") }
    let idle = withoutEffect.filter { word($0, arguments, environment).map(isTrue) == true }
    return confirmed.map { $0 + " is ON" } + idle.map { "\($0) does nothing here: \(reason(for: $0))" }
  }

  /// Switches that people know from debugging constraints, and for which there is nothing to switch here.
  private static let withoutEffect =
    ["UI", "NS", "_UI"].flatMap { prefix in
      ["EngageNonLazily", "PlaySoundWhenEngaged", "PlaySoundOnUnsatisfiable"].map {
        prefix + "ConstraintBasedLayout" + $0
      }
    } + ["NSShowNonLocalizedStrings"]

  private static func reason(for name: String) -> String {
    if name.hasSuffix("EngageNonLazily") { return "constraints are engaged as soon as there are any." }
    if name.contains("PlaySound") { return "there is no sound." }
    return "strings that have no translation are not told from others."
  }

  /// As user defaults read a word: `YES`, `true`, `Y` and numbers but 0.
  private static func isTrue(_ word: String) -> Bool {
    if let number = Double(word) { return number != 0 }
    return word.first.map { "YyTt".contains($0) } ?? false
  }

  /// Those of this program.
  static let ofProgram = LaunchSwitches(
    arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)

  /// Those of this program, which are confirmed on the log.
  @MainActor static var confirmed: LaunchSwitches {
    let lines = confirmations(
      arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
    for line in lines { LayoutLog.say(line) }
    return ofProgram
  }
}
