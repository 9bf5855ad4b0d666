import Testing
import UIKit

@testable import PlumbViewKit

/// The behaviour is that of the Objective-C runtime's documentation ("objc_setAssociatedObject").
@Suite(.serialized) struct AssociatedObjectTests {
  private final class Plain {}
  private final class Value {
    let onDeath: () -> Void

    init(onDeath: @escaping () -> Void = {}) { self.onDeath = onDeath }

    deinit { onDeath() }
  }
  private final class Owner: AssociatedObjectOwner {
    var associatedObjects = AssociatedObjects()
  }

  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  nonisolated(unsafe) private static let otherKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  @Test func keysAreApart() {
    for object in [Plain(), Owner(), NSObject()] as [AnyObject] {
      objc_setAssociatedObject(object, Self.key, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(object, Self.otherKey, 2, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, Self.key) as? String == "one")
      #expect(objc_getAssociatedObject(object, Self.otherKey) as? Int == 2)
      objc_setAssociatedObject(object, Self.key, nil, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(object, Self.key) == nil)
      #expect(objc_getAssociatedObject(object, Self.otherKey) as? Int == 2)
      objc_removeAssociatedObjects(object)
      #expect(objc_getAssociatedObject(object, Self.otherKey) == nil)
    }
  }

  @Test func assigningKeepsNothingAlive() {
    let object = Plain()
    var value: Value? = Value()
    objc_setAssociatedObject(object, Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(object, Self.key) as? Value === value)
    value = nil
    #expect(objc_getAssociatedObject(object, Self.key) == nil)
    objc_setAssociatedObject(object, Self.key, true, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(object, Self.key) as? Bool == true)
  }

  @Test func copyingTakesTheValueAsItIs() {
    let object = Plain()
    let text = NSMutableString(string: "before")
    objc_setAssociatedObject(object, Self.key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append(" and after")
    #expect((objc_getAssociatedObject(object, Self.key) as? NSString) == "before")
  }

  @Test func valuesDieWithAnOwnerThatKeepsThem() {
    var deaths = 0
    var owner: Owner? = Owner()
    objc_setAssociatedObject(owner!, Self.key, Value { deaths += 1 }, .OBJC_ASSOCIATION_RETAIN)
    #expect(deaths == 0)
    owner = nil
    #expect(deaths == 1)
  }

  @MainActor @Test func valuesDieWithObjectsOfUIKit() {
    let makers: [@MainActor () -> AnyObject] = [
      { UIView() }, { UIViewController() }, { UILayoutGuide() }, { UIWindow() },
      { UIView().widthAnchor.constraint(equalToConstant: 1) }, { UIView().leadingAnchor },
      { UIColor(white: 0.3, alpha: 1) }, { UIFont.systemFont(ofSize: 3) }, { UIImage() },
      { UITraitCollection(displayScale: 1) },
    ]
    for (index, make) in makers.enumerated() {
      var deaths = 0
      var owner: AnyObject? = make()
      objc_setAssociatedObject(owner!, Self.key, Value { deaths += 1 }, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner!, Self.key) is Value)
      #expect(deaths == 0)
      owner = nil
      #expect(deaths == 1, "\(index)")
    }
  }

  @Test func valuesOfDeadOwnersAreSwept() {
    let before = AssociatedObjects.tableCount
    var deaths = 0
    for _ in 0..<1000 {
      objc_setAssociatedObject(Plain(), Self.key, Value { deaths += 1 }, .OBJC_ASSOCIATION_RETAIN)
    }
    // As many calls as there are entries, at most.
    for _ in 0..<1001 { _ = objc_getAssociatedObject(NSObject(), Self.key) }
    #expect(deaths == 1000)
    #expect(AssociatedObjects.tableCount <= before)
  }

  /// The C library gives the memory of an object to the next of its size; sanitizers do not.
  @Test func reusedMemoryHasNoValues() {
    for _ in 0..<1000 {
      objc_setAssociatedObject(Plain(), Self.key, "stale", .OBJC_ASSOCIATION_RETAIN)
      let second = Plain()
      #expect(objc_getAssociatedObject(second, Self.key) == nil)
      objc_setAssociatedObject(second, Self.otherKey, "new", .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(second, Self.key) == nil)
    }
  }

  @Test func valuesMayUseAssociationsAsTheyDie() {
    let other = Plain()
    var owner: Plain? = Plain()
    let value = Value { objc_setAssociatedObject(other, Self.key, "last words", .OBJC_ASSOCIATION_RETAIN) }
    objc_setAssociatedObject(owner!, Self.key, value, .OBJC_ASSOCIATION_RETAIN)
    _ = consume value
    objc_setAssociatedObject(owner!, Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(other, Self.key) as? String == "last words")
    owner = nil
  }

  @Test func anyThreadMayAsk() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          (0..<500).allSatisfy { turn in
            let object = Plain()
            objc_setAssociatedObject(object, Self.key, number * turn, .OBJC_ASSOCIATION_RETAIN)
            return objc_getAssociatedObject(object, Self.key) as? Int == number * turn
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
