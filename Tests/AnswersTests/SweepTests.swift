import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics
import TestSupport
import Testing

@testable import PlumbAnswers

/// Sweeps against layouts and findings at single sizes.
@Suite struct SweepTests {
  private static let documents =
    FixtureFolder.fixtures.names.map { ("Fixtures", $0) }
    + FixtureFolder.examples.names.map { ("Examples", $0) }

  private static func session(_ folder: String, _ name: String) throws -> DocumentSession {
    let folder: FixtureFolder = folder == "Fixtures" ? .fixtures : .examples
    return try DocumentSession(folder.bytes(of: name), name: name)
  }

  /// Every stretch has the frames of the layout at each half point of it.
  @Test(arguments: documents, [Axis.horizontal, .vertical])
  func stretchesForetellEachHalfPoint(_ document: (String, String), _ axis: Axis) throws {
    guard var session = try? Self.session(document.0, document.1) else { return }
    for (position, scene) in session.document.resolve().enumerated() {
      guard let root = scene.mainRoot else { continue }
      let own = try session.layout(ofScene: position).givenFrames[root].size
      let across = axis == .horizontal ? own.height : own.width
      var walk = SweepWalk(session, position: position, axis: axis, across: across)
      let stretches = try walk.stretches(over: 330...400)
      #expect(stretches.first?.sizes.lowerBound == 330 && stretches.last?.sizes.upperBound == 400)
      for stretch in stretches {
        guard let sweep = stretch.sweep else { continue }
        var size = stretch.sizes.lowerBound.rounded(.up)
        while size < stretch.sizes.upperBound {
          let layout = try walk.layout(at: size)
          // Constraints that clash only touch at a single size.
          let isClash = stretch.clashes.contains { abs($0 - size) < 1e-6 }
          for node in layout.viewNodes where !isClash {
            guard let foretold = sweep.frame(of: node, at: size), let found = layout.tree.frame(of: node)
            else { continue }
            let differences = [
              foretold.minX - found.minX, foretold.minY - found.minY, foretold.width - found.width,
              foretold.height - found.height,
            ]
            #expect(
              differences.allSatisfy { abs($0) < 2e-3 }, "\(document.1) at \(size): \(foretold), \(found)")
          }
          size += 0.5
        }
      }
    }
  }

  /// What a sweep says of a size is what a sweep of that size alone says.
  @Test(arguments: documents)
  func rangesAreWhatSingleSizesHave(_ document: (String, String)) throws {
    guard let session = try? Self.session(document.0, document.1) else { return }
    var wish = SweepWish()
    wish.widths = 300...460
    guard let whole = try? session.sweep(wish) else { return }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<6 {
      let width = Double(Int.random(in: 600...920, using: &random)) / 2
      wish.widths = width...width
      for single in try session.sweep(wish).branches {
        let branch = try #require(
          whole.branches.first { $0.position == single.position && $0.sizes.contains(width) })
        let here = Set(single.findings.map(\.finding.sweepKey))
        for found in branch.findings where !here.contains(found.finding.sweepKey) {
          let isInside = found.ranges.contains {
            $0.sizes.lowerBound + 1 < width && width < $0.sizes.upperBound - 1
          }
          #expect(!isInside, "\(document.1) at \(width): \(found.finding.message.text)")
        }
        for found in single.findings {
          let isNear = branch.findings.contains { other in
            other.finding.sweepKey == found.finding.sweepKey
              && other.ranges.contains {
                $0.sizes.lowerBound - 1 < width && width < $0.sizes.upperBound + 1
              }
          }
          #expect(isNear, "\(document.1) at \(width): \(found.finding.message.text)")
        }
      }
    }
  }

  /// Two halves of a sweep say what the whole says.
  @Test(arguments: FixtureFolder.examples.names)
  func halvesMakeTheWhole(_ name: String) throws {
    guard let session = try? Self.session("Examples", name) else { return }
    func keys(_ widths: ClosedRange<Double>) throws -> Set<String> {
      var wish = SweepWish()
      wish.widths = widths
      return Set(try session.sweep(wish).branches.flatMap(\.findings).map(\.finding.sweepKey))
    }
    guard let whole = try? keys(320...900) else { return }
    #expect(try keys(320...610).union(keys(610...900)) == whole)
  }

  @Test func aFixedWidthHoldsAtOneWidthAlone() throws {
    let answer = try Self.session("Examples", "FixedWidth.storyboard").sweep(SweepWish())
    let branch = try #require(answer.branches.first)
    #expect(branch.findings.map(\.finding.rule) == ["conflicting-constraints"])
    let ranges = branch.findings[0].ranges
    #expect(ranges.map(\.sizes) == [320...414, 414...1366])
    #expect(ranges.allSatisfy { $0.isLowerExact || $0.sizes.lowerBound == 320 })
    #expect(branch.clear == [414...414])
    #expect(branch.clearFrom == nil)
  }

  @Test func eachTextSizeIsABranch() throws {
    var wish = SweepWish()
    wish.textSizes = [.large, .accessibilityLarge]
    wish.widths = 320...430
    let branches = try Self.session("Examples", "Form.storyboard").sweep(wish).branches
    #expect(branches.map(\.environment.texts.category) == [.large, .accessibilityLarge])
  }

  /// On a tablet the size class changes with the window's width, and constraints may with it.
  @Test func sizeClassesAreBranches() throws {
    var wish = SweepWish()
    wish.devices = [try #require(Device.named("iPad (A16)"))]
    let branches = try Self.session("Examples", "FixedWidth.storyboard").sweep(wish).branches
    #expect(branches.map(\.widthClass) == ["compact", "regular"])
    #expect(branches.map(\.sizes) == [320...659.5, 660...1366])
  }

  @Test func aLineIsAboveZeroWhereAllAre() {
    let line = SweepLine(low: 0, high: 10)
    #expect(line.root(-2, 8) == 2)
    #expect(line.root(1, 8) == nil)
    #expect(line.positive([(-2, 8), (5, -5)]) == 2...5)
    #expect(line.positive([(-2, 8), (1, -9)]) == nil)
    #expect(line.positive([(1, 1)]) == 0...10)
  }
}
