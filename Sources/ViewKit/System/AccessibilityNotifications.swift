import CoreGraphics

/// What tells that a setting or the focus has changed: nobody changes one here.
extension UIAccessibility {
  nonisolated public static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  nonisolated public static var boldTextStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
  nonisolated public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  nonisolated public static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  }
  nonisolated public static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }
  nonisolated public static var switchControlStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilitySwitchControlStatusDidChangeNotification")
  }
  nonisolated public static var elementFocusedNotification: NSNotification.Name {
    .init("UIAccessibilityElementFocusedNotification")
  }

  nonisolated public static var focusedElementUserInfoKey: String { "UIAccessibilityFocusedElementKey" }
  nonisolated public static var unfocusedElementUserInfoKey: String { "UIAccessibilityUnfocusedElementKey" }
  nonisolated public static var assistiveTechnologyUserInfoKey: String {
    "UIAccessibilityAssistiveTechnologyKey"
  }
}
