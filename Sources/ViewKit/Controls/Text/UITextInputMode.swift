import CoreGraphics

/// How somebody types: nobody does here.
open class UITextInputMode: NSObject, @unchecked Sendable {
  /// A language's code, such as `en-US`; nil where it is not known.
  open var primaryLanguage: String? { nil }
  open class var activeInputModes: [UITextInputMode] { [] }
  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
