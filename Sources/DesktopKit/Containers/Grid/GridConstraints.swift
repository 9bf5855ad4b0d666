import CoreGraphics
import Foundation
internal import PlumbViewKit

/// What a grid view has made for its layout.
struct GridConstraints {
  var guides: [NSLayoutGuide] = []
  var constraints: [NSLayoutConstraint] = []

  @MainActor func deactivate() { NSLayoutConstraint.deactivate(constraints) }
}

extension NSGridView {
  /// The priority that keeps rows and columns as small as their contents allow: below every hugging that is usual.
  private static let fit = NSLayoutConstraint.Priority(51)

  func installIfNeeded() {
    guard needsInstalling else { return }
    needsInstalling = false
    installed.deactivate()
    for guide in installed.guides { removeLayoutGuide(guide) }
    installed = GridConstraints()
    for row in rows {
      for cell in row.cells {
        guard let view = cell.contentView else { continue }
        if row.isHidden || cell.column?.isHidden == true { hide(view) } else { show(view) }
      }
    }
    let columnGuides = connectColumns()
    let rowGuides = connectRows()
    placeCells(columnGuides, rowGuides)
    NSLayoutConstraint.activate(installed.constraints)
  }

  // MARK: Guides

  private typealias Guides = [ObjectIdentifier: NSLayoutGuide]

  private func makeGuide() -> NSLayoutGuide {
    let guide = NSLayoutGuide()
    addLayoutGuide(guide)
    installed.guides.append(guide)
    return guide
  }

  /// Connects columns, each with a guide as high as the grid view.
  private func connectColumns() -> Guides {
    var guides: Guides = [:]
    var end = (anchor: leadingAnchor, distance: CGFloat(0))
    for column in columns where !column.isHidden {
      let guide = makeGuide()
      let space = end.distance + column.leadingPadding
      installed.constraints += [
        guide.topAnchor.constraint(equalTo: topAnchor), guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        guide.leadingAnchor.constraint(equalTo: end.anchor, constant: space),
        extent(guide.widthAnchor, column.width),
      ]
      end = (guide.trailingAnchor, columnSpacing + column.trailingPadding)
      guides[ObjectIdentifier(column)] = guide
    }
    if !guides.isEmpty {
      installed.constraints.append(
        trailingAnchor.constraint(equalTo: end.anchor, constant: end.distance - columnSpacing))
    }
    return guides
  }

  /// Connects rows, each with a guide as wide as the grid view.
  private func connectRows() -> Guides {
    var guides: Guides = [:]
    var end = (anchor: topAnchor, distance: CGFloat(0))
    for row in rows where !row.isHidden {
      let guide = makeGuide()
      let space = end.distance + row.topPadding
      installed.constraints += [
        guide.leadingAnchor.constraint(equalTo: leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: trailingAnchor),
        guide.topAnchor.constraint(equalTo: end.anchor, constant: space),
        extent(guide.heightAnchor, row.height),
      ]
      end = (guide.bottomAnchor, rowSpacing + row.bottomPadding)
      guides[ObjectIdentifier(row)] = guide
    }
    if !guides.isEmpty {
      installed.constraints.append(
        bottomAnchor.constraint(equalTo: end.anchor, constant: end.distance - rowSpacing))
    }
    return guides
  }

  private func extent(_ anchor: NSLayoutDimension, _ size: CGFloat) -> NSLayoutConstraint {
    let isFixed = size != NSGridView.sizedForContent
    let constraint = anchor.constraint(equalToConstant: isFixed ? size : 0)
    if !isFixed { constraint.priority = Self.fit }
    return constraint
  }

  // MARK: Cells

  private func placeCells(_ columnGuides: Guides, _ rowGuides: Guides) {
    var lines: [ObjectIdentifier: NSView] = [:]
    let spans = mergedCells()
    for row in rows {
      for cell in row.cells where cell.head == nil {
        guard let view = cell.contentView, !view.isHidden || !hiddenByGrid.contains(where: { $0 === view })
        else { continue }
        let span = spans[ObjectIdentifier(cell)] ?? [cell]
        let across = guides(columns.filter { column in span.contains { $0.column === column } }, columnGuides)
        let down = guides(rows.filter { row in span.contains { $0.row === row } }, rowGuides)
        installed.constraints += horizontal(view, xPlacement(of: cell), across)
        var placement = yPlacement(of: cell)
        if let line = baseline(of: cell, view) {
          if let first = lines[ObjectIdentifier(row)] {
            installed.constraints.append(line.of(view).constraint(equalTo: line.of(first)))
          } else {
            lines[ObjectIdentifier(row)] = view
          }
          placement = .none
        }
        installed.constraints += vertical(view, placement, down)
        installed.constraints += cell.customPlacementConstraints
      }
    }
  }

  private func guides(_ bands: [NSObject], _ guides: Guides) -> [NSLayoutGuide] {
    bands.compactMap { guides[ObjectIdentifier($0)] }
  }

  /// All cells of each merged one, by its first.
  private func mergedCells() -> [ObjectIdentifier: [NSGridCell]] {
    var merged: [ObjectIdentifier: [NSGridCell]] = [:]
    for row in rows {
      for cell in row.cells {
        if let head = cell.head { merged[ObjectIdentifier(head), default: [head]].append(cell) }
      }
    }
    return merged
  }

  private func xPlacement(of cell: NSGridCell) -> NSGridCell.Placement {
    if cell.xPlacement != .inherited { return cell.xPlacement }
    guard let column = cell.column, column.xPlacement != .inherited else { return xPlacement }
    return column.xPlacement
  }

  private func yPlacement(of cell: NSGridCell) -> NSGridCell.Placement {
    if cell.yPlacement != .inherited { return cell.yPlacement }
    guard let row = cell.row, row.yPlacement != .inherited else { return yPlacement }
    return row.yPlacement
  }

  /// On which line of its row a view stands; nil for views without one.
  private func baseline(of cell: NSGridCell, _ view: NSView) -> Baseline? {
    var alignment = cell.rowAlignment
    if alignment == .inherited { alignment = cell.row?.rowAlignment ?? .inherited }
    if alignment == .inherited { alignment = rowAlignment }
    guard
      view is NSStackView || view.firstBaselineOffsetFromTop != 0 || view.lastBaselineOffsetFromBottom != 0
    else { return nil }
    switch alignment {
    case .firstBaseline: return .first
    case .lastBaseline: return .last
    default: return nil
    }
  }

  @MainActor private enum Baseline {
    case first, last
    func of(_ view: NSView) -> NSLayoutYAxisAnchor {
      self == .first ? view.firstBaselineAnchor : view.lastBaselineAnchor
    }
  }

  /// A view that spans several columns fills them.
  private func horizontal(
    _ view: NSView, _ placement: NSGridCell.Placement, _ guides: [NSLayoutGuide]
  ) -> [NSLayoutConstraint] {
    guard let first = guides.first, let last = guides.last else { return [] }
    let fills = placement == .fill || guides.count > 1
    var made = [
      fills || placement == .leading
        ? view.leadingAnchor.constraint(equalTo: first.leadingAnchor)
        : view.leadingAnchor.constraint(greaterThanOrEqualTo: first.leadingAnchor),
      fills || placement == .trailing
        ? view.trailingAnchor.constraint(equalTo: last.trailingAnchor)
        : view.trailingAnchor.constraint(lessThanOrEqualTo: last.trailingAnchor),
    ]
    if placement == .center, !fills {
      made.append(view.centerXAnchor.constraint(equalTo: first.centerXAnchor))
    }
    return made
  }

  private func vertical(
    _ view: NSView, _ placement: NSGridCell.Placement, _ guides: [NSLayoutGuide]
  ) -> [NSLayoutConstraint] {
    guard let first = guides.first, let last = guides.last else { return [] }
    let fills = placement == .fill || guides.count > 1
    var made = [
      fills || placement == .top
        ? view.topAnchor.constraint(equalTo: first.topAnchor)
        : view.topAnchor.constraint(greaterThanOrEqualTo: first.topAnchor),
      fills || placement == .bottom
        ? view.bottomAnchor.constraint(equalTo: last.bottomAnchor)
        : view.bottomAnchor.constraint(lessThanOrEqualTo: last.bottomAnchor),
    ]
    if placement == .center, !fills {
      made.append(view.centerYAnchor.constraint(equalTo: first.centerYAnchor))
    }
    return made
  }
}
