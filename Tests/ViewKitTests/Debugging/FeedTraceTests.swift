import TestSupport
import Testing
import UIKit

/// `Examples/feed-trace.json` is what a recorder writes of these cells, with a clock that the cells turn themselves.
@MainActor @Suite struct FeedTraceTests {
  final class Clock { var nanoseconds: UInt64 = 0 }

  /// Remakes all of its constraints whenever one of them has to change.
  final class FeedCell: UIView {
    private let clock: Clock
    private let avatar = UIView()
    private let title = UILabel()
    private var made: [NSLayoutConstraint] = []

    init(_ clock: Clock, _ text: String) {
      self.clock = clock
      super.init(frame: .zero)
      title.text = text
      for view in [avatar, title] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      clock.nanoseconds += 42_000
      NSLayoutConstraint.deactivate(made)
      let file: StaticString = "App/FeedCell.swift"
      made = [
        avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16, file: file, line: 31),
        avatar.widthAnchor.constraint(equalToConstant: 40, file: file, line: 32),
        title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8, file: file, line: 33),
        title.topAnchor.constraint(equalTo: topAnchor, constant: 8, file: file, line: 34),
      ]
      NSLayoutConstraint.activate(made)
      super.updateConstraints()
    }

    override func layoutSubviews() {
      clock.nanoseconds += 9_500
      super.layoutSubviews()
      made.first?.constant = 16
    }
  }

  /// Asks for one more layout after each that changed its size.
  final class FeedView: UIView {
    private var laidOut = CGSize.zero

    override func layoutSubviews() {
      super.layoutSubviews()
      guard laidOut != bounds.size else { return }
      laidOut = bounds.size
      setNeedsLayout()
    }
  }

  @Test func `The example is what a recorder writes`() throws {
    let clock = Clock()
    let feed = FeedView(frame: CGRect(x: 0, y: 0, width: 375, height: 180))
    let cells = ["Asparagus", "Beetroot", "Chard"].map { FeedCell(clock, $0) }
    for (place, cell) in cells.enumerated() {
      cell.frame = CGRect(x: 0, y: 60 * place, width: 375, height: 60)
      feed.addSubview(cell)
      cell.setNeedsUpdateConstraints()
    }
    let recorder = LayoutRecorder { clock.nanoseconds }
    recorder.start()
    feed.layoutIfNeeded()
    for width in [320.0, 414] {
      feed.frame.size.width = width
      for cell in cells {
        cell.frame.size.width = width
        cell.setNeedsUpdateConstraints()
      }
      feed.layoutIfNeeded()
    }
    recorder.stop()
    #expect(try Snapshot("Examples/feed-trace.json").difference(from: recorder.chromeTrace) == nil)
  }
}
