import CoreGraphics
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
import PlumbViewKit

/// The gesture recognisers of documents.
@MainActor
enum NibGestures {
  /// Nil for an element of another kind.
  static func recognizer(_ element: MarkupElement) -> UIGestureRecognizer? {
    let says = GestureRecognizerElement(element)
    func whole(_ number: Double?) -> Int? { number.flatMap { Int(exactly: $0) } }
    let recognizer: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = whole(says.numberOfTapsRequired) ?? 1
      tap.numberOfTouchesRequired = whole(says.numberOfTouchesRequired) ?? 1
      recognizer = tap
    // So Interface Builder writes it.
    case "pongPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = says.minimumPressDuration ?? press.minimumPressDuration
      press.allowableMovement = says.allowableMovement ?? press.allowableMovement
      recognizer = press
    case "panGestureRecognizer":
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = whole(says.minimumNumberOfTouches) ?? 1
      pan.maximumNumberOfTouches = whole(says.maximumNumberOfTouches) ?? .max
      recognizer = pan
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = says.direction.flatMap { directions[$0] } ?? .right
      recognizer = swipe
    case "pinchGestureRecognizer": recognizer = UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": recognizer = UIRotationGestureRecognizer()
    default: return nil
    }
    recognizer.cancelsTouchesInView = says.cancelsTouchesInView ?? true
    return recognizer
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "left": .left, "right": .right, "up": .up, "down": .down,
  ]
}

extension SceneBuild {
  /// Makes the gesture recognisers of the scene, which views name in a collection of outlets.
  func makeGestures() {
    for child in element.objects.children {
      guard let id = child.id, objects[id] == nil, let recognizer = NibGestures.recognizer(child) else {
        continue
      }
      objects[id] = recognizer
    }
  }
}
