import Foundation
import Testing
import UIKit

/// What UIKit's and Foundation's categories give every object.
@MainActor @Suite struct PlainObjectTests {
  @Test func objectsThatAreNoRespondersAreTold() {
    let (action, image) = (UIAlertAction(title: "Save", style: .default), UIImage())
    action.accessibilityIdentifier = "save"
    action.accessibilityLabel = "Save the note"
    image.isAccessibilityElement = true
    image.accessibilityTraits = [.image, .button]
    #expect(action.accessibilityIdentifier == "save" && action.accessibilityLabel == "Save the note")
    #expect(action.accessibilityAttributedLabel?.string == "Save the note")
    #expect(image.isAccessibilityElement && image.accessibilityTraits == [.image, .button])
    #expect(UIImage().accessibilityIdentifier == nil && !UIImage().isAccessibilityElement)
    action.accessibilityLabel = nil
    #expect(action.accessibilityLabel == nil && action.accessibilityIdentifier == "save")
  }

  /// A list of objects of many kinds.
  @Test func aResponderGivesItsOwn() {
    final class Named: UIView {
      override var accessibilityLabel: String? {
        get { "own" }
        set {}
      }
    }
    let (object, label): (NSObject, UILabel) = (Named(), UILabel())
    #expect(object.accessibilityLabel == "own")
    (label as NSObject).accessibilityIdentifier = "title"
    (label as NSObject).accessibilityElements = [1]
    #expect(label.accessibilityIdentifier == "title" && label.accessibilityElements?.count == 1)
  }

  @Test func valuesOfViewsAreFoundByNameWhereTheClassIsNotKnown() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let object: NSObject = view
    #expect((object.value(forKey: "frame") as? CGRect) == view.frame)
    #expect((object.value(forKeyPath: "layer.bounds") as? CGRect) == view.layer.bounds)
    #expect(object.dictionaryWithValues(forKeys: ["frame", "nothing"])["nothing"] is NSNull)
  }
}
