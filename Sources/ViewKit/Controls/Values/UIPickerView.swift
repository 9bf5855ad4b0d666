import CoreGraphics
internal import PlumbTextMetrics

/// What there is to choose from in a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker's rows say, and who is told of choices.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels of rows of which one each is chosen.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selection: [Int] = []

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func reloadAllComponents() { selection = Array(repeating: 0, count: numberOfComponents) }
  open func reloadComponent(_ component: Int) {
    guard selection.indices.contains(component) else { return }
    selection[component] = min(selection[component], max(numberOfRows(inComponent: component) - 1, 0))
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if selection.indices.contains(component) { selection[component] = row }
  }
  /// -1 where there is no such component.
  open func selectedRow(inComponent component: Int) -> Int {
    selection.indices.contains(component) ? selection[component] : -1
  }

  open override var intrinsicContentSize: CGSize { measuredSize(of: .pickerView) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
