// The names are of Apple's making.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import CoreGraphics

extension UIWindowScene {
  /// How somebody would like a window scene to lie. Does nothing here.
  open class GeometryPreferences: NSObject {
    public override init() {}

    /// The same for phones and tablets. Does nothing here.
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask

      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

extension UIWindowScene {
  /// How a window scene lies: as the device is held.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    open var interfaceOrientation: UIInterfaceOrientation { UIWindowScene.ofProgram.interfaceOrientation }
    open var coordinateSpace: any UICoordinateSpace { UIWindowScene.ofProgram.coordinateSpace }
    open var isInterfaceOrientationLocked: Bool { false }
    open var isInteractivelyResizing: Bool { false }
  }
}
