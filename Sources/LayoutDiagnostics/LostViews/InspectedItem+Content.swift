/// What is known of a view's content by its class.
extension InspectedItem {
  /// Whether the view scrolls what is inside it, so that nothing there is out of reach.
  var scrolls: Bool { isOne(of: ["ScrollView", "ClipView", "TableView", "CollectionView", "TextView"]) }

  /// What of the view's content is lost where the view is smaller; nil for a guide, and for a view that
  /// scales or scrolls its content, or lets it stand out.
  var squeezableContent: LostView.Squeeze.Content? {
    guard isView, !scrolls else { return nil }
    if isOne(of: ["ImageView"]) { return clipsToBounds && !scalesContent ? .image : nil }
    if isOne(of: ["Label", "Button"]) || className(is: "TextField") && superclasses.contains("NSControl") {
      return .text
    }
    return hasPrivateInsides || isOne(of: Self.elastic) ? nil : .other
  }

  private var scalesContent: Bool {
    contentMode.hasPrefix("Scale") || contentMode.hasPrefix("Aspect") || contentMode == "Redraw"
  }

  /// Classes that draw themselves as large as they are.
  private static let elastic: [StaticString] = [
    "Control", "StackView", "VisualEffectView", "Box", "SplitView",
  ]

  private func isOne(of names: [StaticString]) -> Bool {
    console.className.isFrameworkClass(in: names) || superclasses.contains { $0.isFrameworkClass(in: names) }
  }

  /// Whether a class of Apple's, named without its prefix, is the view's own or one that it derives from.
  private func className(is name: StaticString) -> Bool { isOne(of: [name]) }
}
