import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbGeometry

/// Alignment rectangles that follow functions of a view's own.
extension LayoutEngine {
  /// After so many rounds functions that still give other rectangles are no functions that a layout can follow. Those that
  /// scale need one, smooth ones hardly more than four.
  private static let alignmentRounds = 8

  /// Asks the views whose rectangles are new for their conversions at these, until the solution agrees with them.
  ///
  /// - Parameter moved: The nodes whose frames the solution changed. Those that change here are appended.
  func adaptAlignmentRects(_ moved: inout [NodeID]) {
    var open = distinct(convertingItems(among: moved) + takeAskedAlignments())
    var unsettled: [LayoutItem] = []
    for _ in 0..<Self.alignmentRounds {
      unsettled = open.filter { item in
        guard let view = item.view, let solved = solvedRects(of: item) else { return false }
        return !view.converts(solved)
      }
      if unsettled.isEmpty { return checkInverses(open) }
      attempt { () throws(LayoutError) in
        for item in unsettled { try describeAlignment(of: item) }
        try tree.layout()
      }
      let news = tree.takeChangedNodes()
      moved += news
      open = distinct(unsettled + convertingItems(among: news))
    }
    LayoutLog.report(.alignmentNeverAgrees(unsettled.compactMap { $0.view }, rounds: Self.alignmentRounds))
  }

  private func describeAlignment(of item: LayoutItem) throws(LayoutError) {
    guard let view = item.view, let node = item.node else { return }
    let conversion = alignmentConversion(of: view)
    try tree.setAlignmentInsets(conversion.insets, growth: conversion.growth, of: node)
  }

  /// How a view's frame and alignment rectangle follow from each other.
  func alignmentConversion(of view: UIView) -> AlignmentConversion {
    view.alignmentConversion(at: solvedRects(of: view.item))
  }

  private func solvedRects(of item: LayoutItem) -> (rect: Rect, frame: Rect)? {
    guard let node = item.node, let frame = tree.frameInPlace(of: node),
      let rect = tree.alignmentRect(of: node)
    else { return nil }
    return (rect, frame)
  }

  private func convertingItems(among nodes: [NodeID]) -> [LayoutItem] {
    nodes.compactMap { node in
      guard let item = item(of: node), item.view?.convertsAlignment == true else { return nil }
      return item
    }
  }

  private func distinct(_ items: [LayoutItem]) -> [LayoutItem] {
    var seen: Set<ObjectIdentifier> = []
    return items.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Says once of a class that its conversions are not each other's inverse.
  private func checkInverses(_ items: [LayoutItem]) {
    for item in items {
      guard let view = item.view, let solved = solvedRects(of: item), !view.convertsBack(solved),
        LayoutLog.classesWithoutInverse.insert(ObjectIdentifier(type(of: view.namedObject))).inserted
      else { continue }
      LayoutLog.report(.alignmentWithoutInverse(view))
    }
  }
}
