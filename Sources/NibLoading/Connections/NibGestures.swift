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
    guard let base = bases[element.name] else { return nil }
    let type = NibClasses.resolve(element.customClass, module: element.customModule, base: base)
    let recognizer = type.ofThisClass()
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = whole(says.numberOfTapsRequired) ?? 1
      tap.numberOfTouchesRequired = whole(says.numberOfTouchesRequired) ?? 1
    case let press as UILongPressGestureRecognizer:
      press.minimumPressDuration = says.minimumPressDuration ?? press.minimumPressDuration
      press.allowableMovement = says.allowableMovement ?? press.allowableMovement
    case let pan as UIPanGestureRecognizer:
      pan.minimumNumberOfTouches = whole(says.minimumNumberOfTouches) ?? 1
      pan.maximumNumberOfTouches = whole(says.maximumNumberOfTouches) ?? .max
    case let swipe as UISwipeGestureRecognizer:
      swipe.direction = says.direction.flatMap { directions[$0] } ?? .right
    default: break
    }
    recognizer.cancelsTouchesInView = says.cancelsTouchesInView ?? true
    return recognizer
  }

  /// By the names of elements, of which Interface Builder writes the second so. A class of one's own is a subclass.
  private static let bases: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
  ]

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
