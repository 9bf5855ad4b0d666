import Testing
import UIKit

/// Members that ported sources ask of any object.
@MainActor @Suite struct PlainMemberTests {
  @Test func aRectangleIsFoundInWhateverHoldsIt() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(PlumbObject(NSValue(cgRect: frame)).cgRectValue == frame)
    #expect(PlumbObject(frame).cgRectValue == frame)
    #expect(PlumbObject("frame").cgRectValue == nil)
    #expect(PlumbObject(NSNumber(value: 2)).cgRectValue == nil)
    let height: CGFloat = PlumbObject(NSValue(cgRect: frame)).cgRectValue.height
    #expect(height == 4)
  }

  @Test func numbersAreFound() {
    #expect(PlumbObject(NSNumber(value: 2.5)).doubleValue == 2.5)
    #expect(PlumbObject(CGFloat(2.5)).doubleValue == 2.5)
    #expect(PlumbObject(7).intValue == 7)
    #expect(PlumbObject("12").intValue == 12)
    #expect(PlumbObject(true).boolValue == true)
    #expect(PlumbObject(nil).doubleValue == nil)
    #expect(PlumbObject(NSValue(cgSize: .zero)).doubleValue == nil)
  }

  /// As targets are, which may be any object.
  @MainActor @Test func messagesAreSentToWhateverUnderstandsThem() {
    final class Listener: NSObject { var heard: [String] = [] }
    let hear = Selector("hear:") { (me: Listener, arguments) in me.heard.append(arguments[0]) }
    let listener = Listener()
    let target: AnyObject? = listener
    PlumbObject(target).perform(hear, with: "a")
    #expect(listener.heard == ["a"])
    #expect(PlumbObject(nil).perform(hear, with: "b") == nil)
  }
}
