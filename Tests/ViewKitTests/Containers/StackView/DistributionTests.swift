import Testing
import UIKit

/// Every distribution with every alignment, on both axes. The frames are derived from what the documentation of
/// `UIStackView.Distribution` and `UIStackView.Alignment` says of each.
@MainActor @Suite struct DistributionTests {
  typealias Span = (position: CGFloat, extent: CGFloat)

  nonisolated static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
  nonisolated static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  nonisolated static let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]

  /// Contents of 40, 60 and 20 with spacing 10 in 200 points: 60 more than they need.
  private func along(_ distribution: UIStackView.Distribution) -> [Span] {
    switch distribution {
    // The one that hugs least grows by 60.
    case .fill: [(0, 40), (50, 120), (180, 20)]
    // (200 − 2 · 10) / 3 each.
    case .fillEqually: [(0, 60), (70, 60), (140, 60)]
    // 180 in the proportion 2 : 3 : 1.
    case .fillProportionally: [(0, 60), (70, 90), (170, 30)]
    // (200 − 120) / 2 between them.
    case .equalSpacing: [(0, 40), (80, 60), (180, 20)]
    // The first center is at 20, the last at 190, and the middle one halfway, at 105.
    case .equalCentering: [(0, 40), (75, 60), (180, 20)]
    }
  }

  /// Contents of 30, 50 and 10 in 80 points.
  private func across(_ alignment: UIStackView.Alignment) -> [Span] {
    switch alignment {
    case .leading: [(0, 30), (0, 50), (0, 10)]
    case .center: [(25, 30), (15, 50), (35, 10)]
    case .trailing: [(50, 30), (30, 50), (70, 10)]
    default: [(0, 80), (0, 80), (0, 80)]
    }
  }

  @Test(arguments: distributions, axes)
  func moreRoomThanTheContentsNeed(
    distribution: UIStackView.Distribution, axis: NSLayoutConstraint.Axis
  ) {
    for alignment in Self.alignments {
      let example = StackCase(axis, distribution, alignment)
      example.views[1].setContentHuggingPriority(UILayoutPriority(249), for: axis)
      example.layOut(200, 80)
      let expected = zip(along(distribution), across(alignment)).map {
        example.frame($0.position, $0.extent, $1.position, $1.extent)
      }
      #expect(example.frames == expected, "\(alignment)")
    }
  }

  /// Unbounded, a stack view is as large as its contents: 40 + 10 + 60 + 10 + 20 by the greatest, 50.
  @Test(arguments: distributions, axes)
  func asLargeAsTheContents(distribution: UIStackView.Distribution, axis: NSLayoutConstraint.Axis) {
    for alignment in Self.alignments {
      let example = StackCase(axis, distribution, alignment)
      let host = example.stack.hostedAtCorner()
      host.layoutIfNeeded()
      // Equal extents are as large as the largest: 3 · 60 + 20. Equal centers: the wider pair is 10 + (40 + 60) / 2
      // apart, so that the other pair has 60 − (60 + 20) / 2 = 20 between them, 10 more than it needs.
      let extent: CGFloat =
        distribution == .fillEqually ? 200 : distribution == .equalCentering ? 150 : 140
      #expect(example.stack.frame == example.frame(0, extent, 0, 50), "\(alignment)")
      let offsets: [CGFloat] =
        alignment == .center ? [10, 0, 20] : alignment == .trailing ? [20, 0, 40] : [0, 0, 0]
      let breadths: [CGFloat] = alignment == .fill ? [50, 50, 50] : [30, 50, 10]
      for (index, view) in example.views.enumerated() {
        let frame =
          axis == .horizontal
          ? view.frame : rect(view.frame.minY, view.frame.minX, view.frame.height, view.frame.width)
        #expect(frame.minY == offsets[index], "\(alignment)")
        #expect(frame.height == breadths[index], "\(alignment)")
      }
    }
  }

  /// Views without text have their first baseline at the top and their last one at the bottom.
  @Test func baselinesOfARow() {
    for (alignment, tops) in [
      (UIStackView.Alignment.firstBaseline, [0, 0, 0]), (.lastBaseline, [20, 0, 40]),
    ] {
      let example = StackCase(.horizontal, .fill, alignment)
      example.stack.hostedAtCorner().layoutIfNeeded()
      #expect(example.stack.frame == rect(0, 0, 140, 50))
      #expect(example.frames.map(\.minY) == tops.map { CGFloat($0) })
      #expect(example.frames.map(\.height) == [30, 50, 10])
    }
  }

  /// 30 points less than the contents need: the view that resists least gives them all.
  @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing, .equalCentering], axes)
  func compressionResistanceDecidesWhoShrinks(
    distribution: UIStackView.Distribution, axis: NSLayoutConstraint.Axis
  ) {
    let example = StackCase(axis, distribution)
    example.views[0].setContentCompressionResistancePriority(UILayoutPriority(749), for: axis)
    example.layOut(110, 80)
    // Spacing stays at its least, 10.
    #expect(
      example.frames
        == [example.frame(0, 10, 0, 80), example.frame(20, 60, 0, 80), example.frame(90, 20, 0, 80)])
  }

  /// Equal and proportional extents outweigh the compression resistance of 750: 90 points in equal shares, or 2 : 3 : 1.
  @Test(arguments: axes) func sharesOutweighContents(axis: NSLayoutConstraint.Axis) {
    let equal = StackCase(axis, .fillEqually)
    equal.layOut(110, 80)
    #expect(
      equal.frames == [equal.frame(0, 30, 0, 80), equal.frame(40, 30, 0, 80), equal.frame(80, 30, 0, 80)])
    let proportional = StackCase(axis, .fillProportionally)
    proportional.layOut(110, 80)
    #expect(
      proportional.frames == [
        proportional.frame(0, 30, 0, 80), proportional.frame(40, 45, 0, 80),
        proportional.frame(95, 15, 0, 80),
      ])
  }

  /// Equal centering gives up equality before it goes below the spacing: 145 points leave 5 more than the least, which
  /// the second pair takes as its due (at equal centers it would have 10 more than the first pair).
  @Test func equalCenteringShrinksItsSpacingFirst() {
    let example = StackCase(.horizontal, .equalCentering)
    example.layOut(145, 80)
    #expect(example.frames == [rect(0, 0, 40, 80), rect(50, 0, 60, 80), rect(125, 0, 20, 80)])
  }

  /// A view without content takes what the others leave, and none where nothing is left.
  @Test func viewsWithoutContent() {
    let filler = UIView()
    let stack = UIStackView(arrangedSubviews: [ContentView(40, 30), filler, ContentView(20, 10)])
    stack.frame = rect(0, 0, 200, 80)
    stack.layoutIfNeeded()
    #expect(filler.frame == rect(40, 0, 140, 80))
    stack.frame.size.width = 60
    stack.layoutIfNeeded()
    #expect(filler.frame == rect(40, 0, 0, 80))
    // Not stretched across, it has no height (`UISV-ambiguity-suppression`).
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(filler.frame == rect(40, 40, 0, 0))
  }

  @Test func anExplicitSizeOutweighsTheContent() {
    let example = StackCase(.horizontal)
    example.views[1].widthAnchor.constraint(equalToConstant: 100).isActive = true
    example.views[2].heightAnchor.constraint(equalToConstant: 44).isActive = true
    let host = example.stack.hostedAtCorner()
    host.layoutIfNeeded()
    // 40 + 10 + 100 + 10 + 20; filled across, all views have the height that one demands.
    #expect(example.stack.frame == rect(0, 0, 180, 44))
    #expect(example.frames == [rect(0, 0, 40, 44), rect(50, 0, 100, 44), rect(160, 0, 20, 44)])
  }
}
