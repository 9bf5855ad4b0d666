import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics

/// What visual formats come to: their constraints, and the layout that these give.
///
/// Every name between brackets is a view, and all views are in one superview. Nothing is known of a view but what the formats
/// and the setting say of it.
package struct FormatAnswer: Sendable {
  package struct Format: Sendable {
    package let format: VisualFormat
    /// In the order of `VisualFormat.constraints`, with what of the format says so.
    package fileprivate(set) var constraints: [(id: LayoutConstraintID, span: Range<Int>)] = []
  }

  package let setting: FormatSetting
  package private(set) var formats: [Format] = []
  /// The views in the order in which the formats name them.
  package private(set) var views: [(name: String, node: NodeID)] = []
  package private(set) var superview: NodeID
  package let inspection: LayoutInspection
  package let conflicts: [ConflictReport]
  /// What the constraints leave open.
  package let free: [NodeID: FrameFreedom]

  /// - Throws: The first mistake in a format; an alignment that lies across none of them.
  /// - Complexity: A solution of the constraints, and that of `ConstraintWords.conflicts`.
  package init(_ sources: [String], in setting: FormatSetting) throws(FormatAnswerError) {
    var trial = try FormatTrial(sources, setting)
    do throws(LayoutError) {
      try trial.tree.layout()
      var facts = LayoutFacts(trial.tree)
      inspection = LayoutInspection(trial.tree, trial.objects, names: trial.names)
      conflicts = try inspection.words.conflicts(under: trial.superview, &facts)
      free = try facts.freedom(under: trial.superview)
    } catch {
      throw .unsolvable(error)
    }
    self.setting = setting
    formats = trial.formats
    views = trial.views
    superview = trial.superview
  }

  /// The frame in the superview's coordinates, in points.
  package func frame(of node: NodeID) -> Rect { inspection.tree.frame(of: node) ?? .zero }
}

/// Why visual formats have no answer.
package enum FormatAnswerError: Error, Sendable {
  case malformed(VisualFormatError)
  /// An alignment lies along all of the formats.
  case unusedAlignment(Attribute)
  case unsolvable(LayoutError)
}

/// A layout tree with the views and constraints of formats.
private struct FormatTrial {
  var tree = LayoutTree()
  private(set) var objects = LayoutObjects()
  private(set) var formats: [FormatAnswer.Format] = []
  private(set) var views: [(name: String, node: NodeID)] = []
  private(set) var superview: NodeID
  private let setting: FormatSetting
  private var nodes: [String: NodeID] = [:]
  /// The size of a view that nothing decides, in points, so that a picture shows it.
  private static let seenSize = Size(width: 60, height: 30)
  /// Where such a view lies, so that it does not cover the superview's name.
  private static let seenTop = 30.0

  init(_ sources: [String], _ setting: FormatSetting) throws(FormatAnswerError) {
    self.setting = setting
    // Mistakes of grammar come before those of names, which all formats together give a meaning.
    var read: [VisualFormat] = []
    for source in sources {
      do throws(VisualFormatError) { read.append(try VisualFormat(source)) } catch { throw .malformed(error) }
    }
    do throws(LayoutError) {
      let frame = Rect(x: 0, y: 0, width: setting.size.width, height: setting.size.height)
      superview = try tree.addNode(frame: frame, placement: .encapsulated)
      let margin = setting.margin
      try tree.setMargins(EdgeInsets(top: margin, left: margin, bottom: margin, right: margin), of: superview)
      try tree.setDirection(setting.direction, of: superview)
      name(superview, "superview")
      for format in read { for view in format.views { try addView(view.name) } }
    } catch {
      throw .unsolvable(error)
    }
    for alignment in setting.options.alignments
    where !read.contains(where: { $0.orientation != alignment.axis && $0.views.count > 1 }) {
      throw .unusedAlignment(alignment)
    }
    for format in read { formats.append(try add(format)) }
  }

  /// Names as formulas have them, without quotes: they are names of variables.
  var names: LayoutNames {
    var names: [NodeID: String] = [superview: "superview"]
    for view in views { names[view.node] = view.name }
    return LayoutNames(names)
  }

  private mutating func name(_ node: NodeID, _ name: String) {
    objects.items[node] = InspectedItem(
      ConsoleItem("UIView", UInt64(objects.order.count + 1), name: name), isView: true, nametag: name)
    objects.order.append(node)
  }

  /// Adds a view where none has the name. What decides nothing of it has a place and a size at which it is seen.
  private mutating func addView(_ name: String) throws(LayoutError) {
    guard nodes[name] == nil else { return }
    let content = setting.contents[name]
    let size = content ?? Self.seenSize
    let node = try tree.addNode(
      parent: superview, frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
    if let content {
      try tree.setContentSize(ContentSize(width: content.width, height: content.height), of: node)
    }
    try tree.setDirection(setting.direction, of: node)
    nodes[name] = node
    views.append((name, node))
    self.name(node, name)
    for (attribute, place) in [
      (Attribute.left, setting.margin), (.top, max(setting.margin, Self.seenTop)),
    ] {
      _ = try tree.addPreference(
        LayoutConstraint(Anchor(node, attribute), to: Anchor(superview, attribute), constant: place))
    }
  }

  private mutating func add(_ format: VisualFormat) throws(FormatAnswerError) -> FormatAnswer.Format {
    let (nodes, metrics) = (nodes, setting.metrics)
    let parts: [VisualFormat.Constraint]
    do throws(VisualFormatError) {
      parts = try format.constraints(
        options: setting.options.fitting(format),
        names: VisualFormat.Names(isView: { nodes[$0] != nil }, metric: { metrics[$0] }))
    } catch {
      throw .malformed(error)
    }
    var result = FormatAnswer.Format(format: format)
    do throws(LayoutError) {
      for part in parts { result.constraints.append((try tree.add(constraint(part)), part.span)) }
    } catch {
      throw .unsolvable(error)
    }
    return result
  }

  /// To a superview the standard space is its margin, between siblings eight points.
  private func constraint(_ part: VisualFormat.Constraint) -> LayoutConstraint {
    var first = anchor(part.first)
    var second = part.second.map { anchor($0) }
    var constant = 0.0
    switch part.constant {
    case .points(let points): constant = points
    case .standardSpace:
      if first.node == superview {
        first.attribute = first.attribute.ofMargins
      } else if second?.node == superview, let attribute = second?.attribute {
        second?.attribute = attribute.ofMargins
      } else {
        constant = StandardSpace.betweenSiblings
      }
    }
    return LayoutConstraint(
      first, part.relation, to: second, multiplier: part.multiplier, constant: constant,
      priority: part.priority)
  }

  private func anchor(_ anchor: VisualFormat.NamedAnchor) -> Anchor {
    guard case .view(let name) = anchor.item, let node = nodes[name] else {
      return Anchor(superview, anchor.attribute)
    }
    return Anchor(node, anchor.attribute)
  }
}

extension VisualFormat.Options {
  /// Those that a format can have: one that sets views apart on an axis aligns them on the other.
  fileprivate func fitting(_ format: VisualFormat) -> VisualFormat.Options {
    var options = self
    for alignment in alignments where alignment.axis == format.orientation {
      options.subtract(VisualFormat.Options.aligning(alignment))
    }
    return options
  }

  /// The option that aligns neighbours at an attribute.
  package static func aligning(_ attribute: Attribute) -> VisualFormat.Options {
    for bit in 1...12 {
      let option = VisualFormat.Options(rawValue: 1 << UInt(bit))
      if option.alignments == [attribute] { return option }
    }
    return []
  }
}
