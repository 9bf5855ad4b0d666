import CoreGraphics

/// How an item stands and looks in a bar. Nothing of it has an effect: a bar's items are not laid out.
struct BarButtonLooks {
  var backgrounds: [String: UIImage] = [:]
  var offsets: [String: CGFloat] = [:]
  var titles: [String: UIOffset] = [:]
}

extension UIBarButtonItem {
  private func key(_ parts: Any...) -> String { parts.map { "\($0)" }.joined(separator: " ") }

  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.titles[key("title", barMetrics)] = adjustment
  }
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.titles[key("title", barMetrics)] ?? .zero
  }
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.titles[key("back", barMetrics)] = adjustment
  }
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.titles[key("back", barMetrics)] ?? .zero
  }
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    looks.offsets[key("item", barMetrics)] = adjustment
  }
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.offsets[key("item", barMetrics)] ?? 0
  }
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { looks.offsets[key("back", barMetrics)] = adjustment }
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.offsets[key("back", barMetrics)] ?? 0
  }
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.backgrounds[key("item", state.rawValue, barMetrics)] = backgroundImage }
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[key("item", state.rawValue, barMetrics)]
  }
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) { looks.backgrounds[key("item", state.rawValue, style, barMetrics)] = backgroundImage }
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.backgrounds[key("item", state.rawValue, style, barMetrics)] }
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.backgrounds[key("back", state.rawValue, barMetrics)] = backgroundImage }
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.backgrounds[key("back", state.rawValue, barMetrics)] }
}
