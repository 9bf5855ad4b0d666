import Foundation
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import TestSupport
import Testing

@testable import PlumbSceneDiagnostics

/// What documents cost, in counts.
@Suite struct SceneProfileTests {
  /// A scene that is changed step by step has the frames of one that is built anew in the same surroundings, where these
  /// are unique.
  @Test(arguments: FixtureFolder.examples.names, ContentMode.allCases)
  func changesLeadWhereBuildingDoes(_ name: String, _ content: ContentMode) throws {
    let document = try InterfaceDocument(bytes: FixtureFolder.examples.bytes(of: name))
    for profile in try document.profiles(in: Environment(content: content)) {
      #expect(profile.steps.first?.edit == .firstLayout)
      #expect(!profile.targets.isEmpty)
      for (tree, target) in zip(profile.trees, profile.targets) {
        var free: Set<NodeID> = []
        for root in target.tree.rootNodes {
          // A conflict is broken where it stood before.
          if try !target.tree.conflicts(under: root).isEmpty { return }
          for entry in try target.tree.freedom(under: root) { free.insert(entry.node) }
        }
        for (view, node) in zip(target.scene.views, target.viewNodes) where !free.contains(node) {
          let (a, b) = (try #require(tree.frame(of: node)), try #require(target.tree.frame(of: node)))
          let far = max(
            abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
          #expect(far < 1e-6, "\(view.id): \(a), and \(b) anew")
        }
      }
    }
  }

  /// Durations are the numbers that changed, and each change begins where the one before ended.
  @Test func eventsAreTheSteps() throws {
    let document = try InterfaceDocument(bytes: FixtureFolder.examples.bytes(of: "Form.storyboard"))
    let profile = try #require(try document.profiles().first)
    let events = profile.profile.events
    let passes = events.filter { $0.kind == .pass }
    #expect(passes.map(\.subject) == profile.steps.map(\.edit.title))
    #expect(passes.map(\.duration) == profile.steps.map { Double($0.work.changedVariables) })
    for (pass, next) in zip(passes, passes.dropFirst()) {
      #expect(pass.start + pass.duration == next.start)
    }
    #expect(ProfileSummary(profile.profile).work == profile.steps.reduce(SolverWork()) { $0 + $1.work })
  }

  /// The article's text wraps: it is asked for its height when its width is first known and when that changes, and
  /// not when the document is read from the other side.
  @Test func textsAreAskedWhereTheirWidthsChange() throws {
    let document = try InterfaceDocument(bytes: FixtureFolder.examples.bytes(of: "Article.storyboard"))
    let profile = try #require(try document.profiles(in: Environment(content: .measured)).first)
    let asked = Dictionary(uniqueKeysWithValues: profile.steps.map { ($0.edit, $0.asked.count) })
    #expect(asked[.firstLayout]! > 0)
    #expect(asked[.turned]! > 0)
    #expect(asked[.mirrored] == 0)
    #expect(asked[.largerText]! > 0)
  }
}
