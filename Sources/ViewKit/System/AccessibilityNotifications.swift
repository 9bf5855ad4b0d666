import CoreGraphics

/// What tells that a setting has changed: nobody changes one here.
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
  nonisolated public static var announcementDidFinishNotification: NSNotification.Name {
    .init("UIAccessibilityAnnouncementDidFinishNotification")
  }
  nonisolated public static var invertColorsStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityInvertColorsStatusDidChangeNotification")
  }
  nonisolated public static var buttonShapesEnabledStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  }
  nonisolated public static var guidedAccessStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityGuidedAccessStatusDidChangeNotification")
  }
  nonisolated public static var onOffSwitchLabelsDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  }
  nonisolated public static var grayscaleStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityGrayscaleStatusDidChangeNotification")
  }
  nonisolated public static var assistiveTouchStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  }
  nonisolated public static var closedCaptioningStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  }
  nonisolated public static var monoAudioStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityMonoAudioStatusDidChangeNotification")
  }
  nonisolated public static var shakeToUndoDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityShakeToUndoDidChangeNotification")
  }
  nonisolated public static var speakScreenStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilitySpeakScreenStatusDidChangeNotification")
  }
  nonisolated public static var speakSelectionStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  }
  nonisolated public static var videoAutoplayStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  }
  nonisolated public static var elementFocusedNotification: NSNotification.Name {
    .init("UIAccessibilityElementFocusedNotification")
  }
  nonisolated public static var differentiateWithoutColorDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  }
  nonisolated public static var prefersCrossFadeTransitionsStatusDidChange: NSNotification.Name {
    .init("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  }
}

/// What notifications say, by these names.
extension UIAccessibility {
  nonisolated public static var announcementStringValueUserInfoKey: String {
    "UIAccessibilityAnnouncementKeyStringValue"
  }
  nonisolated public static var announcementWasSuccessfulUserInfoKey: String {
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  }
  nonisolated public static var focusedElementUserInfoKey: String { "UIAccessibilityFocusedElementKey" }
  nonisolated public static var unfocusedElementUserInfoKey: String { "UIAccessibilityUnfocusedElementKey" }
  nonisolated public static var assistiveTechnologyUserInfoKey: String {
    "UIAccessibilityAssistiveTechnologyKey"
  }
}

/// How soon an announcement is made.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

/// How a text is spoken: nobody speaks here.
extension NSAttributedString.Key {
  public static var accessibilitySpeechQueueAnnouncement: NSAttributedString.Key {
    .init("UIAccessibilitySpeechAttributeQueueAnnouncement")
  }
  public static var accessibilitySpeechLanguage: NSAttributedString.Key {
    .init("UIAccessibilitySpeechAttributeLanguage")
  }
  public static var accessibilitySpeechPitch: NSAttributedString.Key {
    .init("UIAccessibilitySpeechAttributePitch")
  }
  public static var accessibilitySpeechPunctuation: NSAttributedString.Key {
    .init("UIAccessibilitySpeechAttributePunctuation")
  }
  public static var accessibilitySpeechIPANotation: NSAttributedString.Key {
    .init("UIAccessibilitySpeechAttributeIPANotation")
  }
  public static var accessibilitySpeechSpellOut: NSAttributedString.Key {
    .init("UIAccessibilitySpeechAttributeSpellOut")
  }
  public static var accessibilitySpeechAnnouncementPriority: NSAttributedString.Key {
    .init("UIAccessibilitySpeechAttributeAnnouncementPriority")
  }
  public static var accessibilityTextHeadingLevel: NSAttributedString.Key {
    .init("UIAccessibilityTextAttributeHeadingLevel")
  }
  public static var accessibilityTextCustom: NSAttributedString.Key {
    .init("UIAccessibilityTextAttributeCustom")
  }
}
