import CoreGraphics

/// Where a list's content begins and ends in its view: at the margins' guide on axes that preserve the
/// superview's margins, and at a distance from the edges on the others.
@MainActor struct ContentEdges {
  /// A distance from an edge across.
  struct X {
    var anchor: NSLayoutXAxisAnchor
    var constant: CGFloat
  }

  /// A distance from an edge down.
  struct Y {
    var anchor: NSLayoutYAxisAnchor
    var constant: CGFloat
  }

  let leading: X
  let trailing: X
  let top: Y
  let bottom: Y
  let middle: Y

  init(_ configuration: UIListContentConfiguration, _ view: UIView) {
    let margins = configuration.directionalLayoutMargins
    let axes = configuration.axesPreservingSuperviewLayoutMargins
    let guide = view.layoutMarginsGuide
    if axes.contains(.horizontal) {
      leading = X(anchor: guide.leadingAnchor, constant: 0)
      trailing = X(anchor: guide.trailingAnchor, constant: 0)
    } else {
      leading = X(anchor: view.leadingAnchor, constant: margins.leading)
      trailing = X(anchor: view.trailingAnchor, constant: -margins.trailing)
    }
    if axes.contains(.vertical) {
      top = Y(anchor: guide.topAnchor, constant: 0)
      bottom = Y(anchor: guide.bottomAnchor, constant: 0)
      middle = Y(anchor: guide.centerYAnchor, constant: 0)
    } else {
      top = Y(anchor: view.topAnchor, constant: margins.top)
      bottom = Y(anchor: view.bottomAnchor, constant: -margins.bottom)
      middle = Y(anchor: view.centerYAnchor, constant: (margins.top - margins.bottom) / 2)
    }
  }
}
