import Testing
import UIKit

/// What code asks of Objective-C's runtime about objects and classes.
@MainActor
struct RuntimeQuestionTests {
  /// Has another object answer, as `plumb port` writes it.
  @MainActor
  private final class Proxy: NSObject, @preconcurrency PlumbSelectorResponder,
    @preconcurrency PlumbMessageForwarder
  {
    let view: UIView

    init(_ view: UIView) { self.view = view }

    func plumbResponds(to aSelector: Selector!) -> Bool {
      plumbOwnResponds(to: aSelector) || view.responds(to: aSelector)
    }
    func plumbForwardingTarget(for aSelector: Selector!) -> Any? { view }
  }

  @Test func objectsSayWhetherTheyConform() {
    #expect(UITextField().conforms(to: UITextInput.self))
    #expect(!UILabel().conforms(to: UITextInput.self))
  }

  @Test func aProxyHasTheMethodsOfAnother() {
    let proxy = Proxy(UIView())
    let method = Selector(("setNeedsLayout"))
    #expect(proxy.responds(to: method) && !proxy.plumbOwnResponds(to: method))
    #expect(!proxy.responds(to: Selector(("whatever"))))
    proxy.view.layoutIfNeeded()
    proxy.perform(method)
    #expect(proxy.view.layer.needsLayout())
  }

  @Test func noClassHasAMethodThatCouldBeExchanged() {
    #expect(class_getMethodImplementation(UIView.self, Selector(("layoutSubviews"))) == nil)
  }

  @Test func theApplicationIsFoundByItsNames() {
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "delegate") == nil)
  }

  @Test func exceptionsHaveTheirNames() {
    #expect(NSExceptionName.invalidArgumentException.rawValue == "NSInvalidArgumentException")
    let name = NSExceptionName.internalInconsistencyException
    #expect(NSException(name: name, reason: nil).name == name)
  }

  @Test func aContextSaysWhatIsMovedByHand() {
    let context = UICollectionViewFlowLayout().invalidationContext(
      forInteractivelyMovingItems: [IndexPath(item: 2, section: 0)], withTargetPosition: CGPoint(x: 3, y: 4),
      previousIndexPaths: [IndexPath(item: 1, section: 0)], previousPosition: .zero)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [IndexPath(item: 2, section: 0)])
    #expect(context.previousIndexPathsForInteractivelyMovingItems == [IndexPath(item: 1, section: 0)])
    #expect(context.interactiveMovementTarget == CGPoint(x: 3, y: 4))
  }
}
