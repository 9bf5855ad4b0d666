import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup

/// Views in a row whose contents say equally strongly that they keep their widths, while the row's width is not theirs.
package struct PriorityTie {
  /// Their positions in `scene.views`, in the order of the row.
  package let views: [Int]
  /// Whether it is about which of them is stretched; else about which is compressed.
  package let isOfHugging: Bool
  package let priority: Double
}

extension SceneDiagnosis {
  /// Contents that fill a row but for so much may be what its width comes from, in points.
  private static let leastRoom = 8.0

  /// The ties that show where contents are longer, or shorter, than those of the document: the others are open now, and told as that.
  ///
  /// - Complexity: Linear in the views and constraints.
  package var priorityTies: [PriorityTie] {
    guard layout.document.usesAutoLayout else { return [] }
    let rows = ViewRows(self)
    return rows.all.compactMap { tie(in: $0, fixed: rows.fixed) }
  }

  private func tie(in row: ViewRows.Row, fixed: Set<Int>) -> PriorityTie? {
    guard row.views.allSatisfy({ judgement.verdicts[$0] == nil }) else { return nil }
    var room = row.width
    var contents: [Int] = []
    for position in row.views {
      if fixed.contains(position) {
        room -= layout.tree.alignmentRect(of: layout.viewNodes[position])?.width ?? 0
        continue
      }
      guard let width = layout.naturalContentSize(ofView: position).width,
        layout.isContentCertain(ofView: position), isOfOneLine(layout.scene.views[position])
      else { return nil }
      room -= width
      contents.append(position)
    }
    guard abs(room) > Self.leastRoom else { return nil }
    let isOfHugging = room < 0
    func priority(_ position: Int) -> Double {
      let all = layout.tree.contentPriorities(.horizontal, of: layout.viewNodes[position])
      return (isOfHugging ? all.hugging : all.compressionResistance).value
    }
    guard let least = contents.map(priority).min() else { return nil }
    let tied = contents.filter { priority($0) == least }
    return tied.count > 1 ? PriorityTie(views: tied, isOfHugging: isOfHugging, priority: least) : nil
  }

  /// Whether a view is shown, and its text does not wrap: the width of one that does depends on what it is given.
  private func isOfOneLine(_ view: ResolvedView) -> Bool {
    !view.isHidden && (view.kind != .label || LabelElement(view.varied).numberOfLines ?? 1 == 1)
  }
}
