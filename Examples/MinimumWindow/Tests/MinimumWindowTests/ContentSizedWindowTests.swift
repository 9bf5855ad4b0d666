import MinimumWindow
import Testing
import UIKit

@MainActor @Suite struct ContentSizedWindowTests {
  let window = ContentSizedWindow()
  let controller = QuestionViewController()
  /// What is as wide as the question, and wider than the answers, which are equally wide, 8 points apart.
  let minimum: CGSize

  init() {
    controller.ask("Save the changes that you have made?", answers: ("Save", "Discard"))
    window.rootViewController = controller
    let question = controller.question.intrinsicContentSize
    // 20 points at each edge; 12 between question and answers, which are one line high, too.
    minimum = CGSize(width: question.width + 40, height: 2 * question.height + 52)
  }

  private func resize(to size: CGSize) {
    window.frame = CGRect(origin: .zero, size: size)
    window.layoutIfNeeded()
  }

  @Test func theMinimumFitsTheContent() {
    #expect(window.minimumSize.isClose(to: minimum))
  }

  @Test(arguments: [CGSize(width: 500, height: 300), CGSize(width: 1024, height: 768)])
  func aLargerWindowIsAsLargeAsAskedFor(size: CGSize) {
    resize(to: size)
    #expect(window.frame == CGRect(origin: .zero, size: size))
    #expect(controller.view.frame == window.bounds)
    #expect(controller.question.frame.minX == 20)
    // The answers share the width but for the margins and 8 points, and stand on the lower margin.
    let answer = controller.answers[1].convert(controller.answers[1].bounds, to: window)
    #expect(
      answer.isClose(
        to: CGRect(
          x: size.width / 2 + 4, y: size.height - 20 - answer.height, width: (size.width - 48) / 2,
          height: answer.height)))
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 100, height: 50)])
  func aSmallerOneStopsAtTheMinimum(size: CGSize) {
    resize(to: size)
    #expect(window.frame.size.isClose(to: minimum))
    #expect(controller.view.frame.size.isClose(to: minimum))
    let question = controller.question
    #expect(abs(question.frame.width - question.intrinsicContentSize.width) < 0.01)
  }

  /// Each direction has its own minimum.
  @Test func narrowAndHigh() {
    resize(to: CGSize(width: 10, height: 600))
    #expect(window.frame.size.isClose(to: CGSize(width: minimum.width, height: 600)))
  }

  /// The content needs more than the window has: the next layout makes it larger.
  @Test func theWindowGrowsWithItsContent() {
    resize(to: .zero)
    controller.ask(
      "Save the changes that you have made to the document “Winter”?", answers: ("Save", "Discard"))
    window.layoutIfNeeded()
    #expect(abs(window.frame.width - (controller.question.intrinsicContentSize.width + 40)) < 0.01)
    #expect(window.frame.width > minimum.width)
    #expect(abs(controller.view.frame.width - window.frame.width) < 0.01)
  }
}

extension CGSize {
  /// Equal but for the last digits of thirds of a point.
  fileprivate func isClose(to other: CGSize) -> Bool {
    abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && size.isClose(to: other.size)
  }
}
