import CoreGraphics

/// The configurations of a cell, header or footer, and the views that show them.
@MainActor final class CellConfigurations {
  var content: (any UIContentConfiguration)?
  var contentView: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  var backgroundView: ConfiguredBackgroundView?
  var updatesContent = true
  var updatesBackground = true
  /// Whether they are to be asked for what they are in the view's state; once in any case before it is seen.
  var needsUpdate = true
  var isUpdating = false
}

/// A view whose content and background are configured.
@MainActor protocol ConfiguredView: UIView {
  var configurations: CellConfigurations { get }
  var contentView: UIView { get }

  /// Has subclasses and the handler take the state.
  func takeConfigurationState()
  /// The content may be of another size.
  func contentSizeMayHaveChanged()
}

extension ConfiguredView {
  /// Shows a content: in the view that shows one already, where it can, and else in a new one, pinned to the
  /// edges.
  func showContent(_ configuration: (any UIContentConfiguration)?) {
    let configurations = configurations
    configurations.content = configuration
    if let configuration, let view = configurations.contentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      configurations.contentView?.removeFromSuperview()
      let made = configuration?.makeContentView()
      configurations.contentView = made
      if let made { pin(made) }
    }
    if !configurations.isUpdating { markConfiguration() }
    contentSizeMayHaveChanged()
  }

  private func pin(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  func showBackground(_ configuration: UIBackgroundConfiguration?) {
    let configurations = configurations
    configurations.background = configuration
    if let configuration {
      let view = configurations.backgroundView ?? ConfiguredBackgroundView()
      if configurations.backgroundView == nil { insertSubview(view, at: 0) }
      configurations.backgroundView = view
      view.show(configuration)
      placeConfiguredBackground()
    } else {
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
    }
    if !configurations.isUpdating { markConfiguration() }
  }

  func placeConfiguredBackground() {
    guard let view = configurations.backgroundView, let configuration = configurations.background else {
      return
    }
    view.frame = configuration.frame(in: bounds, of: self)
  }

  func markConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Before the view is measured or laid out.
  func updateConfigurationIfNeeded() {
    let configurations = configurations
    guard configurations.needsUpdate, !configurations.isUpdating else { return }
    configurations.needsUpdate = false
    configurations.isUpdating = true
    takeConfigurationState()
    configurations.isUpdating = false
  }

  /// Has the configurations be what they are in a state, where nobody switched that off.
  func updateAutomatically(for state: any UIConfigurationState) {
    let configurations = configurations
    // A list's content is the same in all states.
    if configurations.updatesContent, let content = configurations.content,
      !(content is UIListContentConfiguration)
    {
      showContent(content.updated(for: state))
    }
    if configurations.updatesBackground, let background = configurations.background {
      configurations.backgroundView?.show(background.updated(for: state))
    }
  }
}

/// Shows a background.
final class ConfiguredBackgroundView: UIView {
  private var customView: UIView?

  func show(_ configuration: UIBackgroundConfiguration) {
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    if customView !== configuration.customView {
      customView?.removeFromSuperview()
      customView = configuration.customView
      if let customView {
        customView.frame = bounds
        customView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(customView)
      }
    }
  }
}

extension UIBackgroundConfiguration {
  /// Where the background is behind a view.
  @MainActor func frame(in bounds: CGRect, of view: UIView) -> CGRect {
    var insets = backgroundInsets
    let margins = view.directionalLayoutMargins
    let edges = edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return bounds.inset(by: insets.resolved(for: view.effectiveUserInterfaceLayoutDirection))
  }
}
