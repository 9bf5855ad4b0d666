import CoreGraphics
import Foundation

/// Recognises that the mouse's button is held. No time passes here: whoever wants it sets its state.
@preconcurrency @MainActor
open class NSPressGestureRecognizer: NSGestureRecognizer {
  open var buttonMask = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 0
  open var numberOfTouchesRequired = 1
}

/// Recognises two fingers that move apart. There are none here: whoever wants it sets its state.
@preconcurrency @MainActor
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  open var magnification: CGFloat = 0
}

/// Recognises two fingers that turn. There are none here: whoever wants it sets its state.
@preconcurrency @MainActor
open class NSRotationGestureRecognizer: NSGestureRecognizer {
  /// In radians.
  open var rotation: CGFloat = 0
  open var rotationInDegrees: CGFloat {
    get { rotation * 180 / .pi }
    set { rotation = newValue * .pi / 180 }
  }
}
