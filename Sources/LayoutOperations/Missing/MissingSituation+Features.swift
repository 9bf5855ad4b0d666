import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

extension MissingSituation {
  /// A candidate with what speaks for and against it.
  func judged(
    _ candidate: MissingCandidate, _ view: Int, _ parent: Int, _ rect: Rect, _ axis: Axis, _ references: [Int]
  ) -> MissingCandidate {
    var judged = candidate
    var features: [MissingFeature] = [.always]
    func add(_ feature: MissingFeature, _ holds: Bool) { if holds { features.append(feature) } }
    add(.hasNear, has(.near, axis, of: view))
    add(.hasFar, has(.far, axis, of: view))
    add(.hasCenter, has(.center, axis, of: view))
    add(.hasSize, has(.size, axis, of: view))
    addContent(&features, view, rect, axis)
    addDistance(&features, candidate.distance)
    let size = operated.layout.tree.frame(of: operated.layout.viewNodes[parent])?.size[axis] ?? 0
    let (near, far) = (rect.origin[axis], size - rect.origin[axis] - rect.size[axis])
    add(.isCentered, abs(near - far) <= 2)
    add(.isNearer, candidate.place == .far ? far < near - 2 : near < far - 2)
    add(.fills, rect.size[axis] > 0.6 * size)
    let isHeld = has(.near, axis, of: view) || has(.far, axis, of: view) || has(.center, axis, of: view)
    add(.fillsAndIsHeld, isHeld && rect.size[axis] > 0.6 * size)
    add(.contentDecidesAndIsHeld, isHeld && features.contains(.contentDecides))
    addSiblings(&features, candidate, view, parent, rect, axis, references)
    let kind = operated.scene.views[parent].kind
    add(.inRoot, operated.scene.views[parent].parent == nil)
    add(.inScroll, operated.layout.tree.contentArea(of: operated.layout.viewNodes[parent]) != nil)
    add(
      .inCell,
      kind == .tableViewCellContentView || kind == .collectionViewCellContentView || kind == .tableCellView)
    addKind(&features, view)
    add(.isDesktop, operated.document.platform == .macOS)
    judged.features = features
    return judged
  }

  private func addContent(_ features: inout [MissingFeature], _ view: Int, _ rect: Rect, _ axis: Axis) {
    guard let extent = naturalSize(of: view)[axis] else { return }
    features.append(abs(extent - rect.size[axis]) <= 1 ? .contentDecides : .contentIsStretched)
  }

  private func addDistance(_ features: inout [MissingFeature], _ distance: Double) {
    if distance == distance.rounded() { features.append(.isWhole) }
    switch distance {
    case ..<(-0.25): features.append(.isNegative)
    case ..<0.25: features.append(.isZero)
    case ...8: features.append(.isAtMost8)
    case ...20: features.append(.isAtMost20)
    case ...50: features.append(.isAtMost50)
    case ...120: features.append(.isAtMost120)
    default: break
    }
  }

  private func addSiblings(
    _ features: inout [MissingFeature], _ candidate: MissingCandidate, _ view: Int, _ parent: Int,
    _ rect: Rect,
    _ axis: Axis, _ references: [Int]
  ) {
    func add(_ feature: MissingFeature, _ holds: Bool) { if holds { features.append(feature) } }
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    func value(_ rect: Rect) -> Double {
      rect.origin[axis]
        + (candidate.place == .far ? rect.size[axis] : candidate.place == .center ? rect.size[axis] / 2 : 0)
    }
    var (same, other) = (false, false)
    for sibling in children(of: parent) where sibling != view {
      for link in links[sibling] where link.axis == axis && link.place == candidate.place {
        if link.kind == candidate.kind { same = true } else { other = true }
      }
    }
    let (edge, distance) = (value(rect), candidate.distance)
    let peers = children(of: parent).filter { sibling in
      sibling != view
        && links[sibling].contains {
          $0.axis == axis && $0.place == candidate.place && $0.kind == candidate.kind
        }
    }
    add(.siblingsDoHere, peers.contains { rects[$0].map { abs(value($0) - edge) <= 0.5 } ?? false })
    add(
      .siblingsDoAtThatDistance,
      peers.contains { sibling in
        links[sibling].contains {
          $0.axis == axis && $0.place == candidate.place && $0.kind == candidate.kind
            && $0.constant == distance
        }
      })
    add(.siblingsDo, same)
    add(.siblingsDoOtherwise, other && !same)
    let isFar = candidate.place == .far
    let side: ViewSide = axis == .horizontal ? isFar ? .trailing : .leading : isFar ? .bottom : .top
    let isBetween = operated.neighbour(of: view, on: side, in: canvas)?.sibling != nil
    add(.isSiblingBetween, isBetween)
    let opposite: ViewSide = axis == .horizontal ? isFar ? .leading : .trailing : isFar ? .top : .bottom
    add(.hasNeighbour, operated.neighbour(of: view, on: opposite, in: canvas)?.sibling != nil)
    add(.hasAligned, references.contains { rects[$0].map { abs(value($0) - value(rect)) <= 0.5 } ?? false })
    add(
      .hasEqualSibling,
      references.contains { sibling in
        rects[sibling].map { abs($0.size[axis] - rect.size[axis]) <= 0.25 && $0.overlaps(rect, across) }
          ?? false
          && operated.scene.views[sibling].kind == operated.scene.views[view].kind
      })
    guard let reference = candidate.reference else { return }
    add(.referenceIsHeld, has(candidate.place, axis, of: reference))
    add(.isNearest, candidate.isNearest)
    add(
      .siblingsUseReference,
      children(of: parent).contains { sibling in
        sibling != view
          && links[sibling].contains {
            $0.axis == axis && $0.place == candidate.place && $0.reference == reference
          }
      })
    add(
      .referenceIsAbove,
      rects[reference].map { $0.origin[across] + $0.size[across] / 2 < rect.origin[across] } ?? false)
    add(.referenceIsSameKind, operated.scene.views[reference].kind == operated.scene.views[view].kind)
    add(.isBeside, rects[reference].map { $0.overlaps(rect, across) } ?? false)
  }

  private func addKind(_ features: inout [MissingFeature], _ view: Int) {
    switch operated.scene.views[view].kind {
    case .label: features.append(.isText)
    case .button, .popUpButton, .segmentedControl, .switch, .stepper: features.append(.isButton)
    case .textField, .secureTextField, .searchField, .textView, .slider, .progressView, .comboBox:
      features.append(.isField)
    case .imageView: features.append(.isImage)
    case .view, .customView: features.append(children(of: view).isEmpty ? .isPlain : .isContainer)
    case .stackView, .scrollView, .tableView, .collectionView, .containerView, .box, .outlineView:
      features.append(.isContainer)
    default: break
    }
  }

  private func naturalSize(of view: Int) -> ContentSize {
    operated.layout.naturalContentSize(ofView: view)
  }
}

extension Rect {
  /// Whether the two have some of an axis in common.
  func overlaps(_ other: Rect, _ axis: Axis) -> Bool {
    origin[axis] < other.origin[axis] + other.size[axis] && other.origin[axis] < origin[axis] + size[axis]
  }
}
