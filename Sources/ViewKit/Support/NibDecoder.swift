import CoreGraphics

/// The coder that a nib's loader hands to `init(coder:)`: it gives the object what the document says of it.
package protocol NibDecoder: NSCoder {
  @MainActor func decode(_ object: NSObject)
}

/// What loads nibs, in a module above this one.
@MainActor
package protocol NibBridge {
  /// Gives a view controller the view of its nib, and makes the connections; false where it has none.
  static func loadView(of controller: UIViewController) -> Bool
  /// A segue of the storyboard that a view controller comes from; nil where it has none of the identifier.
  static func segue(_ identifier: String, from source: UIViewController, sender: Any?) -> UIStoryboardSegue?
}

/// Who loads nibs, where the module that does is part of the program.
@MainActor
package enum NibLoader {
  /// Set by the module as it reads its first document; until then found by name, since modules depend upwards
  /// only and a view controller may have a nib of its class's name that nobody has asked for.
  package static var bridge = _typeByName("PlumbNibLoading.ControllerNibs") as? any NibBridge.Type
}
