import Testing
import UIKit

@testable import PlumbViewKit

/// Launch arguments, as programs get them from Xcode's schemes and from shells.
@Suite struct LaunchSwitchesTests {
  @Test func nothingIsSwitchedOnByItself() {
    #expect(LaunchSwitches(arguments: ["/bin/program", "file.txt"]) == LaunchSwitches())
  }

  @Test func argumentsWinOverTheEnvironment() {
    let environment = ["NSDoubleLocalizedStrings": "YES", "UIViewShowAlignmentRects": "YES"]
    let switches = LaunchSwitches(
      arguments: ["program", "-NSDoubleLocalizedStrings", "NO"], environment: environment)
    #expect(!switches.doublesLocalizedStrings)
    #expect(switches.showsAlignmentRects)
  }

  /// The last of several is what user defaults take.
  @Test func theLastArgumentWins() {
    let name = "-NSDoubleLocalizedStrings"
    #expect(!LaunchSwitches(arguments: [name, "YES", name, "NO"]).doublesLocalizedStrings)
  }

  /// `boolForKey:` takes words that begin with Y or T, and numbers but 0.
  @Test(arguments: [
    ("YES", true), ("yes", true), ("true", true), ("T", true), ("1", true), ("2", true), ("NO", false),
    ("false", false), ("0", false), ("", false), ("on", false),
  ])
  func words(_ word: String, _ isOn: Bool) {
    let switches = LaunchSwitches(arguments: ["-UIViewShowAlignmentRects", word])
    #expect(switches.showsAlignmentRects == isOn)
    let environment = LaunchSwitches(arguments: [], environment: ["NSViewShowAlignmentRects": word])
    #expect(environment.showsAlignmentRects == isOn)
  }

  /// By the names that were given, as consoles show it.
  @Test func whatIsOnIsConfirmed() {
    let lines = LaunchSwitches.confirmations(
      arguments: [
        "program", "-UIViewShowAlignmentRects", "YES",
        "-_UIConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints",
        "-_UIConstraintBasedLayoutLogUnsatisfiable", "YES",
      ],
      environment: ["NSDoubleLocalizedStrings": "1", "UIViewLayoutFeedbackLoopDebuggingThreshold": "200"])
    #expect(
      lines == [
        "NSDoubleLocalizedStrings is ON", "UIViewShowAlignmentRects is ON",
        "_UIConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints is ON",
      ])
    #expect(
      LaunchSwitches.confirmations(arguments: ["-UIViewShowAlignmentRects", "NO"], environment: [:]) == [])
  }

  @Test func withoutAValueASwitchIsOn() {
    let name = "-NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints"
    #expect(LaunchSwitches(arguments: [name]).visualizesConflicts)
    let both = LaunchSwitches(arguments: [name, "-NSDoubleLocalizedStrings", "YES"])
    #expect(both.visualizesConflicts && both.doublesLocalizedStrings)
  }

  @Test(arguments: ["NS", "UI", "_UI"])
  func conflictSwitchesHaveSeveralPrefixes(_ prefix: String) {
    let switches = LaunchSwitches(arguments: [
      "-\(prefix)ConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints", "YES",
      "-\(prefix)ConstraintBasedLayoutLogUnsatisfiable", "NO",
    ])
    #expect(switches.visualizesConflicts)
    #expect(!switches.logsConflicts)
  }

  @Test func rightToLeftNeedsBoth() {
    let direction = ["-AppleTextDirection", "YES"]
    let writing = ["-NSForceRightToLeftWritingDirection", "YES"]
    #expect(!LaunchSwitches(arguments: direction).forcesRightToLeft)
    #expect(!LaunchSwitches(arguments: writing).forcesRightToLeft)
    #expect(LaunchSwitches(arguments: direction + writing).forcesRightToLeft)
    let mixed = LaunchSwitches(arguments: direction, environment: ["NSForceRightToLeftWritingDirection": "1"])
    #expect(mixed.forcesRightToLeft)
  }

  /// Apple takes thresholds from 50 to 1000.
  @Test(arguments: [("80", 80), ("1", 50), ("-3", 50), ("5000", 1000), ("many", 100), ("", 100)])
  func thresholds(_ word: String, _ threshold: Int) {
    let name = "UIViewLayoutFeedbackLoopDebuggingThreshold"
    let switches = LaunchSwitches(arguments: [], environment: [name: word])
    #expect(switches.feedbackLoopThreshold == threshold)
  }
}
