import CoreGraphics
internal import PlumbTextMetrics

/// Wheels of rows of which one each is chosen.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Does nothing here: the chosen row is always marked.
  open var showsSelectionIndicator = true
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { rowViews = [:] } }
  private var selection: [Int] = []
  private var rowViews: [IndexPath: UIView] = [:]

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func reloadAllComponents() {
    selection = Array(repeating: 0, count: numberOfComponents)
    rowViews = [:]
  }
  open func reloadComponent(_ component: Int) {
    guard selection.indices.contains(component) else { return }
    selection[component] = min(selection[component], max(numberOfRows(inComponent: component) - 1, 0))
    rowViews = rowViews.filter { $0.key[0] != component }
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if selection.indices.contains(component) { selection[component] = row }
  }
  /// -1 where there is no such component.
  open func selectedRow(inComponent component: Int) -> Int {
    selection.indices.contains(component) ? selection[component] : -1
  }

  // MARK: Rows

  /// What the delegate says; else wheels share the width, and rows are 32 points high, from memory of what UIKit answers.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard (0..<numberOfComponents).contains(component) else { return .zero }
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(width: width > 0 ? width : sharedWidth, height: height > 0 ? height : 32)
  }

  /// What the delegate shows in a row, made when first asked for; nil where it gives no view of its own.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard (0..<numberOfComponents).contains(component), let delegate,
      (0..<numberOfRows(inComponent: component)).contains(row)
    else { return nil }
    let place = IndexPath(indexes: [component, row])
    if let known = rowViews[place] { return known }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    guard !(view is UIPickerRowView) else { return nil }
    rowViews[place] = view
    return view
  }

  /// 9 points are free at either side, and 5 between two wheels.
  private var sharedWidth: CGFloat {
    let count = CGFloat(numberOfComponents)
    return max((bounds.width - 18 - 5 * (count - 1)) / count, 0)
  }

  open override var intrinsicContentSize: CGSize { measuredSize(of: .pickerView) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Stands for a row that the delegate gives no view for.
final class UIPickerRowView: UIView {}
