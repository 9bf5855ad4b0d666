import Testing
import UIKit

// Functions of other people's, by names that Plumb's additions have. Inside an extension or a subclass, a member of the
// class hides such a function, also one whose arguments do not fit.

private func constraint(item: AnyObject) -> Int { 1 }
private func why(_ item: AnyObject) -> Int { 4 }
private func layoutReport(_ item: AnyObject) -> Int { 5 }
private func layoutPicture(of item: AnyObject) -> Int { 6 }
private func lostViews(in item: AnyObject) -> Int { 7 }
private func autolayoutTrace(of item: AnyObject) -> Int { 8 }
private func recursiveDescription(of item: AnyObject) -> Int { 9 }
private func refers(_ item: AnyObject) -> Int { 10 }
private func register(_ item: AnyObject.Type) -> Int { 11 }
private let ambiguityReport = 12
private let creationPlace = 13
private struct LostView: Equatable {}

extension UIView {
  fileprivate func calledInAnExtension() -> [Int] {
    [
      constraint(item: self), why(self), layoutReport(self), layoutPicture(of: self), lostViews(in: self),
      autolayoutTrace(of: self), recursiveDescription(of: self), ambiguityReport,
    ]
  }

  fileprivate func anotherType() -> LostView { LostView() }
}

extension NSLayoutConstraint {
  fileprivate func calledInAnExtension() -> [Int] { [refers(self), creationPlace] }
}

extension UIColor {
  fileprivate static func calledInAnExtension() -> Int { register(self) }
}

extension UIImage {
  fileprivate static func calledInAnExtension() -> Int { register(self) }
}

/// A class that has properties of its own by such names, and calls such functions.
private final class Card: UIView {
  var nametag: String? = "mine"
  var keyboardHeight = 5
  let lostViews = ["mine"]

  func layoutReport() -> Int { constraint(item: self) + why(self) }
}

/// What Plumb adds to UIKit's classes is behind `plumb`, and hides nobody's names.
@MainActor @Suite struct ShadowedNameTests {
  @Test func functionsOfOtherPeopleAreCalledInExtensions() {
    #expect(UIView().calledInAnExtension() == [1, 4, 5, 6, 7, 8, 9, 12])
    let other: LostView = UIView().anotherType()
    #expect(other == LostView())
    #expect(UIView().heightAnchor.constraint(equalToConstant: 1).calledInAnExtension() == [10, 13])
    #expect(UIColor.calledInAnExtension() == 11 && UIImage.calledInAnExtension() == 11)
  }

  @Test func subclassesHavePropertiesOfTheirOwn() {
    let card = Card()
    card.plumb.nametag = "Plumb's"
    #expect(card.nametag == "mine" && card.lostViews == ["mine"] && card.keyboardHeight == 5)
    #expect(card.layoutReport() == 5)
    #expect(card.plumb.layoutReport.hasPrefix("<Plumb's:0x"), "\(card.plumb.layoutReport)")
  }
}
