import CoreGraphics

/// What a password has to be like. Does nothing here.
open class UITextInputPasswordRules: NSObject, @unchecked Sendable {
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// Whether words are offered while somebody types.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// How far writing tools may go.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}
