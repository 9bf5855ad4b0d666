import PencilPicker
import Testing
import UIKit

@MainActor @Suite struct PencilPickerTests {
  let picker = PencilPickerView(colors: [.red, .orange, .yellow, .green, .blue])

  init() {
    picker.frame = CGRect(x: 0, y: 0, width: 288, height: 120)
    picker.layoutIfNeeded()
  }

  /// Five pencils share what four spaces of 12 points leave: (288 − 48) ∕ 5 = 48, (323 − 48) ∕ 5 = 55 and
  /// (388 − 48) ∕ 5 = 68. The next one begins 12 points farther right.
  @Test(arguments: [(288.0, 48.0), (323, 55), (388, 68)])
  func pencilsShareTheWidth(width: CGFloat, pencil: CGFloat) {
    picker.frame.size.width = width
    picker.layoutIfNeeded()
    for (index, view) in picker.pencils.enumerated() {
      #expect(view.frame == CGRect(x: CGFloat(index) * (pencil + 12), y: 40, width: pencil, height: 120))
    }
  }

  /// The third pencil begins at 2 × (48 + 12) = 120. Down, it is 40 points below the top; up, it touches it.
  @Test func theChosenPencilIsPulledUp() {
    picker.choose(2, animated: false)
    #expect(picker.pencils[2].frame.minY == 40, "nothing moves before the layout")
    picker.layoutIfNeeded()
    #expect(picker.pencils[2].frame == CGRect(x: 120, y: 0, width: 48, height: 120))
    #expect(picker.pencils.map(\.frame.minY) == [40, 40, 0, 40, 40])
  }

  @Test func theNextChoiceLetsThePencilDown() {
    picker.choose(2, animated: false)
    picker.choose(4, animated: false)
    picker.layoutIfNeeded()
    #expect(picker.pencils.map(\.frame.minY) == [40, 40, 40, 40, 0])
    picker.choose(nil, animated: false)
    picker.layoutIfNeeded()
    #expect(picker.pencils.map(\.frame.minY) == [40, 40, 40, 40, 40])
  }

  /// `UIViewAnimation` is no part of UIKit: it knows the frames between which the last block would have animated.
  @Test func aTapAnimatesBetweenTwoFrames() throws {
    picker.choose(0, animated: false)
    picker.pencils[1].sendActions(for: .touchUpInside)
    #expect(picker.chosenIndex == 1)

    let animation = try #require(UIViewAnimation.last)
    #expect(animation.duration == 0.25)
    #expect(animation.changes.count == 2, "one goes down, one comes up")
    let up = try #require(animation.changes.first { $0.view === picker.pencils[1] })
    #expect(up.start == CGRect(x: 60, y: 40, width: 48, height: 120))
    #expect(up.end == CGRect(x: 60, y: 0, width: 48, height: 120))
    let down = try #require(animation.changes.first { $0.view === picker.pencils[0] })
    #expect(down.start == CGRect(x: 0, y: 0, width: 48, height: 120))
    #expect(down.end == CGRect(x: 0, y: 40, width: 48, height: 120))
  }

  /// A new width that has not been laid out yet is not part of the animation: the change of the choice alone is.
  @Test func whatWaitedForLayoutIsNotAnimated() throws {
    picker.frame.size.width = 388
    picker.choose(3, animated: true)
    let change = try #require(UIViewAnimation.last?.changes.first)
    #expect(UIViewAnimation.last?.changes.count == 1)
    // 3 × (68 + 12) = 240.
    #expect(change.start == CGRect(x: 240, y: 40, width: 68, height: 120))
    #expect(change.end == CGRect(x: 240, y: 0, width: 68, height: 120))
  }
}
