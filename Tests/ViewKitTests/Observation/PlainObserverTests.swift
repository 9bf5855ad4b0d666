import Testing
import UIKit

/// Objects that are no responders, as the port leaves them.
@MainActor @Suite struct PlainObserverTests {
  private final class Watcher: NSObject, PlumbValueObserver {
    var told: [CGPoint] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { if let point = change?[.newKey] as? CGPoint { told.append(point) } }
  }

  @Test func anObjectIsToldByItsMethod() {
    let (scroll, watcher) = (UIScrollView(), Watcher())
    scroll.addObserver(watcher, forKeyPath: "contentOffset", options: .new, context: nil)
    scroll.contentOffset.y = 12
    scroll.removeObserver(watcher, forKeyPath: "contentOffset")
    scroll.contentOffset.y = 13
    #expect(watcher.told == [CGPoint(x: 0, y: 12)])
  }

  @Test func numbersAndObjectsBecomeEachOther() {
    #expect(PlumbNumber.object(CGFloat(2.5)).doubleValue == 2.5)
    #expect(PlumbNumber.float(NSNumber(value: 1.5)) == 1.5 && PlumbNumber.float(CGFloat(3)) == 3)
    #expect(PlumbNumber.float("1") == nil && PlumbNumber.float(nil) == nil)
  }
}
