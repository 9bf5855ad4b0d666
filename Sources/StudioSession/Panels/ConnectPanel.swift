import PlumbAnswers
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbPageContent
import PlumbSceneDiagnostics

/// A constraint that somebody may want between two views.
struct ConnectChoice: Hashable, Sendable {
  /// By what the page names it back.
  let name: String
  let title: String
  let constraint: NewConstraint
}

extension StudioSession {
  /// Offers what can be made between two views, or of one with itself.
  ///
  /// - Parameter way: From where to where the pointer went; nil where no pointer did, which offers everything.
  mutating func offerConnections(from source: String, to target: String, way: Point?) throws(StudioError) {
    let (x, y) = (abs(way?.x ?? 1), abs(way?.y ?? 1))
    // A way that is neither level nor upright is both.
    popover = .connect(source: source, target: target, isHorizontal: x * 2 >= y, isVertical: y * 2 >= x)
    update.needs.formUnion([.popover, .overlay])
  }

  mutating func connectForm(_ source: String, _ target: String, isHorizontal: Bool, isVertical: Bool) -> Form
  {
    let isItself = source == target
    var form = Form(title: isItself ? items.name(source) : items.name(source) + " and " + items.name(target))
    let written = items.constraints(on: source)
    let choices = connectChoices(source, target)
    for (axis, title, isShown) in [
      (Axis.horizontal, "Horizontal", isHorizontal), (.vertical, "Vertical", isVertical),
    ] where isShown || isItself {
      let rows = choices.filter { $0.constraint.first.attribute.axis == axis }.map { choice in
        let isThere = written.contains { choice.constraint.isLike($0) }
        return Form.Row([
          .button(
            choice.title,
            Form.Action("connect", ("source", source), ("target", target), ("name", choice.name))),
          .note(isThere ? "• there is one" : "", .faint),
        ])
      }
      form.add(title, rows)
    }
    if form.sections.isEmpty {
      form.add([Form.Row([.note("There is nothing to be said of these two.", .faint)])])
    }
    return form
  }

  /// Makes one of the constraints that were offered.
  mutating func connect(_ message: StudioMessage) throws(StudioError) {
    guard let source = message.text("source"), let target = message.text("target"),
      let choice = connectChoices(source, target).first(where: { $0.name == message.text("name") })
    else { throw .malformed("There is no such constraint to make.") }
    popover = nil
    update.needs.insert(.popover)
    try perform("Add “\(choice.title)”", .add([choice.constraint]), on: [source], frames: framesAfter)
  }

  /// What can be made, with the numbers of the canvas.
  private mutating func connectChoices(_ source: String, _ target: String) -> [ConnectChoice] {
    guard let scene = items[source]?.scene, items[target]?.scene == scene else { return [] }
    let operated: OperatedScene
    do throws(AnswerError) { operated = OperatedScene(try document.judgement(ofScene: scene)) } catch {
      return []
    }
    guard let first = operated.scene.views.firstIndex(where: { $0.id == source }),
      let second = operated.scene.views.firstIndex(where: { $0.id == target })
    else { return [] }
    var choices: [ConnectChoice] = []
    func add(_ name: String, _ title: String, _ constraint: NewConstraint?) {
      if let constraint { choices.append(ConnectChoice(name: name, title: title, constraint: constraint)) }
    }
    func pinned(_ body: (inout PinRequest) -> Void, _ views: [Int]) -> NewConstraint? {
      var request = PinRequest()
      body(&request)
      do throws(OperationError) { return try operated.pinning(views, request).first } catch { return nil }
    }
    func aligned(_ attribute: Attribute, inContainer: Bool) -> NewConstraint? {
      var request = AlignRequest()
      if inContainer {
        request.inContainerX = attribute == .centerX
        request.inContainerY = attribute == .centerY
      } else {
        request.attributes = [attribute]
      }
      do throws(OperationError) {
        return try operated.aligning(inContainer ? [first] : [first, second], request).first
      } catch {
        return nil
      }
    }
    if source == target {
      add("width", "Width", pinned({ $0.width = .current }, [first]))
      add("height", "Height", pinned({ $0.height = .current }, [first]))
      add("aspect", "Aspect Ratio", pinned({ $0.aspectRatio = true }, [first]))
      return choices
    }
    let isContainer = operated.ancestors(of: first).contains(second)
    for side in [ViewSide.leading, .trailing, .top, .bottom] {
      let title = Self.title(of: side, isContainer: isContainer)
      let spacing = PinRequest.Spacing(side, .current, to: target)
      // Between neighbours only the sides that face each other are a space.
      guard isContainer || Self.faces(side, operated, first, second) else { continue }
      add("space-" + side.rawValue, title, pinned({ $0.spacings = [spacing] }, [first]))
    }
    if isContainer {
      add("center-x", "Center Horizontally in Container", aligned(.centerX, inContainer: true))
      add("center-y", "Center Vertically in Container", aligned(.centerY, inContainer: true))
    } else {
      for (attribute, title) in [
        (Attribute.leading, "Leading"), (.trailing, "Trailing"), (.centerX, "Center Horizontally"),
        (.top, "Top"),
        (.bottom, "Bottom"), (.centerY, "Center Vertically"), (.firstBaseline, "First Baseline"),
        (.lastBaseline, "Last Baseline"),
      ] {
        add("align-" + attribute.documentName, title, aligned(attribute, inContainer: false))
      }
    }
    add("equal-width", "Equal Widths", pinned({ $0.equalWidths = true }, [first, second]))
    add("equal-height", "Equal Heights", pinned({ $0.equalHeights = true }, [first, second]))
    return choices
  }

  private static func title(of side: ViewSide, isContainer: Bool) -> String {
    if !isContainer { return side.axis == .horizontal ? "Horizontal Spacing" : "Vertical Spacing" }
    switch side {
    case .leading, .left: return "Leading Space to Container"
    case .trailing, .right: return "Trailing Space to Container"
    case .top: return "Top Space to Container"
    case .bottom: return "Bottom Space to Container"
    }
  }

  /// Whether another view lies on a side of a view.
  private static func faces(_ side: ViewSide, _ operated: OperatedScene, _ view: Int, _ other: Int) -> Bool {
    let frames = operated.layout.givenFrames
    let (own, there) = (frames[view], frames[other])
    switch side {
    case .leading, .left: return there.maxX <= own.minX + 0.5
    case .trailing, .right: return there.minX >= own.maxX - 0.5
    case .top: return there.maxY <= own.minY + 0.5
    case .bottom: return there.minY >= own.maxY - 0.5
    }
  }
}

extension NewConstraint {
  /// Whether a constraint speaks of the same two things.
  fileprivate func isLike(_ constraint: ResolvedConstraint) -> Bool {
    let other = constraint.secondItem.flatMap { item in constraint.secondAttribute.map { Side(item, $0) } }
    let own = Side(constraint.firstItem, constraint.firstAttribute)
    return first == own && second == other || second == own && first == other
  }
}
