import CoreGraphics

/// The coder that a nib's loader passes to `init(coder:)`; it gives an object its values from the document.
package protocol NibDecoder: NSCoder {
  @MainActor func decode(_ object: NSObject)
}

/// The interface of the nib loader, which a module above this one implements.
@MainActor
package protocol NibBridge {
  /// Gives a view controller the view of its nib, and makes the nib's connections; false where it has no nib.
  static func loadView(of controller: UIViewController) -> Bool
  /// The segue with an identifier in a view controller's storyboard; nil where there is none.
  static func segue(_ identifier: String, from source: UIViewController, sender: Any?) -> UIStoryboardSegue?
}

/// The nib loader, if the module that implements it is part of the program.
@MainActor
package enum NibLoader {
  /// The implementation, which the module sets when it reads its first document.
  ///
  /// Until then the implementation is found by name. Modules may depend only on modules below them, and a
  /// view controller may have a nib of its class's name that nobody has asked for.
  package static var bridge = _typeByName("PlumbNibLoading.ControllerNibs") as? any NibBridge.Type
}
