import Foundation
import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbDocumentEditing
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbMarkup
import PlumbTextMetrics

/// Constraints that are taken out and made again by a menu.
extension Tally {
  mutating func judgePins(_ document: InterfaceDocument, _ scenes: [OperatedScene], _ path: String) throws {
    let platform = document.platform == .macOS ? "macOS" : "iOS"
    for operated in scenes {
      for constraint in operated.scene.constraints {
        let attributes = Dictionary(
          constraint.element.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        let isSpecial =
          ["identifier", "userLabel", "placeholder", "symbolType", "customClass"].contains {
            attributes[$0] != nil
          }
          || !constraint.element.children.isEmpty
        guard let made = Self.remake(constraint, attributes, operated) else {
          note("pin \(platform): in a menu", "no", "\(path): \(Self.line(attributes))")
          continue
        }
        note("pin \(platform): in a menu", isSpecial ? "special" : "yes")
        guard !isSpecial else { continue }
        var kind = "pin \(platform) \(made.kind)"
        if ProcessInfo.processInfo.environment["ERAS"] != nil, kind.hasSuffix("far"),
          !kind.contains("sibling")
        {
          let eras = [0, 6000, 8000, 9500, 11000, 13000, 14500, 15400, 16500, 18000, 20000, 22000, 99999]
          let era = eras.last { $0 <= operated.document.release.build } ?? 0
          kind +=
            " \(constraint.constant == 0 ? "0" : "n") \(constraint.relation == .equal ? "=" : "<>") \(constraint.priority.value == 1000 ? "r" : "o") \(100000 + era)"
        }
        guard let new = try? made.constraints(), let first = new.first, new.count == 1 else {
          note(kind, "refused", "\(path): \(Self.line(attributes))")
          continue
        }
        let written = try Self.lines(first, operated)
        var old = attributes
        old["id"] = nil
        let owner = constraint.element.parent?.parent?.id ?? ""
        if written.line == old, written.owner == owner {
          note(kind, "same")
          continue
        }
        if let second = first.second {
          var turned = first
          turned.first = second
          turned.second = first.first
          if first.relation != .equal {
            turned.relation = first.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
          }
          turned.constant = -first.constant
          let other = try Self.lines(turned, operated)
          if other.line == old, other.owner == owner {
            note(kind, "the other way round", "\(path): \(Self.line(old)) ≠ \(Self.line(written.line))")
            continue
          }
        }
        note(kind, "other", "\(path): \(Self.line(old)) ≠ \(Self.line(written.line))")
      }
    }
  }

  private static func line(_ attributes: [String: String]) -> String {
    attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }

  private static func lines(_ constraint: NewConstraint, _ operated: OperatedScene) throws -> (
    line: [String: String], owner: String
  ) {
    let edits = try operated.adding([constraint])
    for case .insert(let draft, let into, _) in edits {
      let target = operated.document.markup.element(at: into)
      if draft.name == "constraint" {
        return (attributes(draft), target.parent?.id ?? "")
      }
      if draft.name == "constraints", let only = draft.children.first {
        return (attributes(only), target.id ?? "")
      }
    }
    return ([:], "")
  }

  private static func attributes(_ draft: ElementDraft) -> [String: String] {
    var attributes = Dictionary(uniqueKeysWithValues: draft.attributes.map { ($0.name, $0.value) })
    attributes["id"] = nil
    return attributes
  }

  private struct Remade {
    let kind: String
    let constraints: () throws -> [NewConstraint]
  }

  /// What a person would ask for to get a constraint; nil where no menu makes it.
  private static func remake(
    _ constraint: ResolvedConstraint, _ written: [String: String], _ operated: OperatedScene
  ) -> Remade? {
    let views = Dictionary(uniqueKeysWithValues: operated.scene.views.enumerated().map { ($1.id, $0) })
    let guides = Dictionary(
      operated.scene.guides.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let first = constraint.firstItem
    var pin = PinRequest()
    pin.relation = constraint.relation
    pin.priority = constraint.priority.value
    let space: PinRequest.Space = written["symbolic"] == "YES" ? .standard : .points(constraint.constant)
    guard let second = constraint.secondItem, let secondAttribute = constraint.secondAttribute else {
      guard let view = views[first], constraint.firstAttribute.isDimension else { return nil }
      if constraint.firstAttribute == .width { pin.width = space } else { pin.height = space }
      return Remade(kind: "size") { [pin] in try operated.pinning([view], pin) }
    }
    if first == second {
      guard let view = views[first], constraint.firstAttribute == .width, secondAttribute == .height,
        constraint.constant == 0, written["multiplier"] != nil
      else { return nil }
      pin.aspectRatio = true
      return Remade(kind: "aspect ratio") { [pin] in try operated.pinning([view], pin) }
    }
    guard written["multiplier"] == nil else { return nil }
    if let a = views[first], let b = views[second] {
      let isInside = operated.ancestors(of: a).contains(b)
      let isAround = operated.ancestors(of: b).contains(a)
      if constraint.firstAttribute.isDimension {
        guard constraint.firstAttribute == secondAttribute, constraint.constant == 0 else { return nil }
        if constraint.firstAttribute == .width { pin.equalWidths = true } else { pin.equalHeights = true }
        return Remade(kind: "equal sizes") { [pin] in try operated.pinning([a, b], pin) }
      }
      if constraint.firstAttribute == secondAttribute, !isInside, !isAround {
        var align = AlignRequest()
        align.attributes = [secondAttribute]
        align.offset = constraint.constant
        align.relation = constraint.relation
        align.priority = constraint.priority.value
        return Remade(kind: "alignment") { [align] in try operated.aligning([a, b], align) }
      }
      if constraint.firstAttribute == secondAttribute,
        secondAttribute == .centerX || secondAttribute == .centerY,
        isInside || isAround
      {
        var align = AlignRequest()
        align.inContainerX = secondAttribute == .centerX
        align.inContainerY = secondAttribute == .centerY
        align.offset = isInside ? constraint.constant : -constraint.constant
        align.relation = constraint.relation
        align.priority = constraint.priority.value
        guard operated.scene.views[isInside ? a : b].parent == (isInside ? b : a) else { return nil }
        return Remade(kind: "centre in container") { [align] in
          try operated.aligning([isInside ? a : b], align)
        }
      }
    }
    // A space: of the first item on its near side, or of the second on its far side.
    for side in ViewSide.allCases {
      let own =
        side.isNear
        ? (first, constraint.firstAttribute, second, secondAttribute)
        : (second, secondAttribute, first, constraint.firstAttribute)
      let turned =
        side.isNear
        ? (second, secondAttribute, first, constraint.firstAttribute)
        : (first, constraint.firstAttribute, second, secondAttribute)
      for (isTurned, pair) in [(false, own), (true, turned)] {
        guard let view = views[pair.0], pair.1 == side.attribute else { continue }
        let isMargin = pair.3 == side.margin
        let isContainer = views[pair.2].map { operated.ancestors(of: view).contains($0) } ?? false
        let isGuide = guides[pair.2] != nil
        let fits =
          isContainer
          ? pair.3 == side.attribute || isMargin
          : isGuide ? pair.3 == side.attribute || pair.3 == side.opposite : pair.3 == side.opposite
        guard fits else { continue }
        var request = pin
        request.toMargins = isMargin
        var space = space
        if isTurned {
          if case .points(let points) = space { space = .points(-points) }
          if pin.relation != .equal {
            request.relation = pin.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
          }
        }
        request.spacings = [.init(side, space, to: pair.2)]
        let kind =
          isGuide
          ? "space to guide"
          : isMargin ? "space to margin" : isContainer ? "space to container" : "space to sibling"
        return Remade(kind: "\(kind), \(side.isNear ? "near" : "far")") { [request] in
          try operated.pinning([view], request)
        }
      }
    }
    return nil
  }
}
