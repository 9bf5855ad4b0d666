import CoreGraphics
import PlumbViewKit

/// What takes values by name: outlets, collections of outlets and user-defined runtime attributes.
/// Plumb's addition.
///
/// On Apple's platforms key-value coding sets them. Here an object adopts this protocol and takes what it
/// knows:
///
///     extension PlayerViewController: NibConfigurable {
///       func setNibValue(_ value: Any?, forKeyPath keyPath: String) {
///         switch keyPath {
///         case "titleLabel": titleLabel = value as? UILabel
///         case "buttons": buttons = value as? [UIButton] ?? []
///         default: break
///         }
///       }
///     }
@preconcurrency @MainActor
public protocol NibConfigurable: AnyObject {
  /// - Parameter value: For an outlet the object, for a collection of outlets an array, for a runtime
  ///   attribute a `Bool`, `Int`, `Double`, `String`, `CGPoint`, `CGSize`, `CGRect`, `NSRange`, `UIColor`,
  ///   `UIImage` or nil.
  func setNibValue(_ value: Any?, forKeyPath keyPath: String)
}
