@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A way from one controller to another: `<segue>`.
public struct SegueElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension SegueElement {
  /// `animates`.
  public var animates: Bool? { element.bool("animates") }
  /// `<segue key="commit">`.
  public var commit: SegueElement? { element.firstChild("segue", key: "commit").map { SegueElement($0) } }
  /// `destination`.
  public var destination: String? { element["destination"] }
  /// `destinationCreationSelector`.
  public var destinationCreationSelector: String? { element["destinationCreationSelector"] }
  /// `identifier`.
  public var identifier: String? { element["identifier"] }
  /// `inheritsFrom`.
  public var inheritsFrom: String? { element["inheritsFrom"] }
  /// `kind`.
  public var kind: String? { element["kind"] }
  /// `modalPresentationStyle`.
  public var modalPresentationStyle: String? { element["modalPresentationStyle"] }
  /// `modalTransitionStyle`.
  public var modalTransitionStyle: String? { element["modalTransitionStyle"] }
  /// `popoverAnchorBarButtonItem`.
  public var popoverAnchorBarButtonItem: String? { element["popoverAnchorBarButtonItem"] }
  /// `popoverAnchorView`.
  public var popoverAnchorView: String? { element["popoverAnchorView"] }
  /// `popoverBehavior`.
  public var popoverBehavior: String? { element["popoverBehavior"] }
  /// `<popoverPassthroughViews>`.
  public var popoverPassthroughViews: MarkupElement? { element.firstChild("popoverPassthroughViews") }
  /// `preferredEdge`.
  public var preferredEdge: String? { element["preferredEdge"] }
  /// `<segue key="preview">`.
  public var preview: SegueElement? { element.firstChild("segue", key: "preview").map { SegueElement($0) } }
  /// `reference`.
  public var reference: String? { element["reference"] }
  /// `relationship`.
  public var relationship: String? { element["relationship"] }
  /// `splitViewControllerTargetIndex`.
  public var splitViewControllerTargetIndex: Double? { element.number("splitViewControllerTargetIndex") }
  /// `trigger`.
  public var trigger: String? { element["trigger"] }
  /// `unwindAction`.
  public var unwindAction: String? { element["unwindAction"] }
}
