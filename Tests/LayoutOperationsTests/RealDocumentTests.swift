import PlumbAutoLayout
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbMarkup
import PlumbSceneDiagnostics
import TestSupport
import Testing

/// What must hold after an operation, whatever the document.
@Suite struct RealDocumentTests {
  private static let own = [FixtureFolder.fixtures, .examples].flatMap { folder in
    folder.names.map { folder.path(of: $0) }
  }
  private static let paths = own + MarkupCorpus.paths.map { MarkupCorpus.url(of: $0).path }

  /// Afterwards nothing is misplaced, no solved frame has moved, and a second time there is nothing to do. Where a conflict
  /// has a say, or what is not recorded, frames may follow the new ones.
  @Test func framesThatAreUpdatedStay() throws {
    var moved: [String] = []
    for path in Self.paths {
      guard let (document, scenes) = try Self.read(path), scenes.allSatisfy({ $0.judgement.found.isEmpty })
      else {
        continue
      }
      var trial = try OperationTrial([], on: document)
      var result = OperationResult()
      var settled: Set<String> = []
      // What was open may be misplaced as soon as what is around it is not.
      for _ in 0..<3 {
        result = OperationResult()
        for position in scenes.indices {
          let scene = OperatedScene(try trial.judgement(ofScene: position))
          result += FrameUpdate.result(of: scene, .all, takesDoubtful: true, settled: settled)
        }
        settled.formUnion(result.moved)
        trial = try OperationTrial(result.edits, on: trial.document)
      }
      #expect(result.edits.isEmpty, "\(path)")
      let refused = Set(result.left.map(\.id))
      for (position, scene) in scenes.enumerated() {
        let after = try trial.judgement(ofScene: position)
        let misplaced = after.misplacements.compactMap { after.view(of: $0.node) }.map {
          after.solved.views[$0].id
        }
        #expect(refused.isSuperset(of: misplaced), "\(path)")
        let isMoved = zip(scene.judgement.solved.views, after.solved.views).contains {
          $0.frame.edgeDistance(to: $1.frame) > 0.5
        }
        if isMoved { moved.append(path) }
      }
    }
    #expect(moved.count * 50 <= Self.paths.count, "\(moved)")
  }

  /// What is cleared has no constraint left, reads back, and is as before once that is undone.
  @Test func whatIsClearedCanBeBroughtBack() throws {
    for path in Self.paths {
      guard let (document, scenes) = try Self.read(path) else { continue }
      var result = OperationResult()
      for scene in scenes { result += ConstraintClearing.result(of: scene, .all) }
      let edited = try document.markup.applying(result.edits)
      #expect(edited.document.checkInvariants() == nil)
      #expect(try edited.document.applying(edited.undo).document.bytes == document.markup.bytes)
      let cleared = try InterfaceDocument(bytes: edited.document.bytes)
      for scene in try Self.scenes(of: cleared) {
        for constraint in scene.scene.constraints {
          Issue.record("\(path): \(constraint.id) is left")
          break
        }
      }
    }
  }

  /// Constraints that are taken out and made again are where they were, but for their ids.
  @Test func sizesThatAreTakenOutAndPinnedBackAreTheSame() throws {
    for path in Self.paths {
      guard let (document, scenes) = try Self.read(path) else { continue }
      for operated in scenes {
        for constraint in operated.scene.constraints where constraint.secondItem == nil {
          let element = constraint.element
          let written = element.attributes.map { ($0.name, $0.value) }.filter { $0.0 != "id" }
          let known = ["firstAttribute", "relation", "priority", "constant"]
          guard written.allSatisfy({ known.contains($0.0) }), element.children.isEmpty,
            let view = operated.scene.views.firstIndex(where: { $0.id == constraint.firstItem }),
            operated.scene.views[view].element == element.parent?.parent
          else { continue }
          var request = PinRequest()
          request.relation = constraint.relation
          request.priority = constraint.priority.value
          if constraint.firstAttribute == .width {
            request.width = .points(constraint.constant)
          } else {
            request.height = .points(constraint.constant)
          }
          let removed = try document.markup.applying(ConstraintClearing.removing([element]))
          let edits = try operated.adding(operated.pinning([view], request))
          let drafts = edits.compactMap { edit -> ElementDraft? in
            if case .insert(let draft, _, _) = edit { draft.children.first ?? draft } else { nil }
          }
          #expect(removed.document.elementCount < document.markup.elementCount)
          #expect(drafts.count == 1)
          let made = drafts[0].attributes.map { ($0.name, $0.value) }.filter { $0.0 != "id" }
          // A document may write a number in another way.
          let isSame = made.elementsEqual(written) { made, written in
            made.0 == written.0 && (made.1 == written.1 || Double(made.1) == Double(written.1))
          }
          #expect(isSame, "\(path): \(made) \(written)")
        }
      }
    }
  }

  private static func read(_ path: String) throws -> (InterfaceDocument, [OperatedScene])? {
    let bytes = try FixtureFolder.read(path)
    guard let document = try? InterfaceDocument(bytes: bytes) else { return nil }
    return (document, try scenes(of: document))
  }

  private static func scenes(of document: InterfaceDocument) throws -> [OperatedScene] {
    let layouts = try SceneLayouts(of: document)
    var scenes: [OperatedScene] = []
    for scene in document.scenes {
      var facts = SceneFacts(try layouts.layout(of: scene))
      scenes.append(OperatedScene(try SceneJudgement(&facts)))
    }
    return scenes
  }
}
