import CorpusRecord
import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import TestSupport
import Testing

/// A document of one of the checkout's folders.
struct CheckoutDocument: CustomTestStringConvertible, Sendable {
  let folder: FixtureFolder
  let name: String

  var testDescription: String { folder.rawValue + "/" + name }

  func read() throws -> InterfaceDocument { try folder.document(name) }

  /// Every fixture and every example.
  static let all = [FixtureFolder.fixtures, .examples].flatMap { folder in
    folder.names.map { CheckoutDocument(folder: folder, name: $0) }
  }
}

/// What a layout says of a view, for comparison.
struct ViewOutcome: Equatable {
  let id: String
  let frame: Rect
  let free: FrameFreedom
  let isMisplaced: Bool?

  static func all(
    _ document: InterfaceDocument, _ environment: PlumbInterfaceBuilder.Environment = .init()
  ) throws -> [ViewOutcome] {
    try document.layOut(in: environment).flatMap(\.views).map {
      ViewOutcome(id: $0.id, frame: $0.frame, free: $0.free, isMisplaced: $0.isMisplaced)
    }
  }
}

@Suite("Layout is a function of document and environment")
struct PurityTests {
  private static let environments: [PlumbInterfaceBuilder.Environment] = [
    .init(), .init(direction: .rightToLeft), .init(content: .measured), .init(orientation: .landscape),
    .init(device: Device.named("ipad9_7")), .init(device: Device.named("retina4_0"), orientation: .landscape),
  ]

  @Test(arguments: CheckoutDocument.all)
  func resolvingTwiceGivesTheSame(_ file: CheckoutDocument) throws {
    let document = try file.read()
    for environment in Self.environments {
      #expect(
        Resolution(document.resolve(environment)) == Resolution(document.resolve(environment)))
    }
  }

  @Test(arguments: CheckoutDocument.all)
  func environmentsDoNotDisturbEachOther(_ file: CheckoutDocument) throws {
    let document = try file.read()
    let alone = try Self.environments.map { try ViewOutcome.all(file.read(), $0) }
    let forwards = try Self.environments.map { try ViewOutcome.all(document, $0) }
    let backwards = try Self.environments.reversed().map { try ViewOutcome.all(document, $0) }
    #expect(forwards == alone)
    #expect(backwards.reversed() == alone)
  }

  @Test(arguments: CheckoutDocument.all)
  func layingOutOneSceneIsLayingItOutAmongOthers(_ file: CheckoutDocument) throws {
    let document = try file.read()
    for scene in try document.layOut() {
      guard let id = scene.id else { continue }
      let alone = try document.layOut(only: id)
      #expect(alone.map(\.id) == [id])
      #expect(alone.flatMap(\.views).map(\.frame) == scene.views.map(\.frame))
    }
  }
}

/// A resolved document, for comparison.
private struct Resolution: Equatable {
  var lines: [String] = []

  init(_ scenes: [ResolvedScene]) {
    for scene in scenes {
      lines.append("scene \(scene.id ?? "")")
      for view in scene.views {
        lines.append(
          "\(view.id) \(view.kind) \(view.parent ?? -1) \(view.recorded?.numbers ?? []) \(view.isHidden)")
      }
      for guide in scene.guides { lines.append("\(guide.id) \(guide.kind) \(guide.owner)") }
      for constraint in scene.constraints {
        lines.append(
          """
          \(constraint.id) \(constraint.firstItem).\(constraint.firstAttribute) \(constraint.relation) \
          \(constraint.secondItem ?? "").\(constraint.secondAttribute.map { "\($0)" } ?? "") \
          \(constraint.multiplier) \(constraint.constant) \(constraint.priority)
          """)
      }
    }
  }
}
