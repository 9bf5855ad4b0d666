@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A way from one controller to another: `<segue>`.
package struct SegueElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension SegueElement {
  /// `animates`.
  package var animates: Bool? { element.bool("animates") }
  /// `<segue key="commit">`.
  package var commit: SegueElement? { element.firstChild("segue", key: "commit").map { SegueElement($0) } }
  /// `destination`.
  package var destination: String? { element["destination"] }
  /// `destinationCreationSelector`.
  package var destinationCreationSelector: String? { element["destinationCreationSelector"] }
  /// `identifier`.
  package var identifier: String? { element["identifier"] }
  /// `inheritsFrom`.
  package var inheritsFrom: String? { element["inheritsFrom"] }
  /// `kind`.
  package var kind: String? { element["kind"] }
  /// `modalPresentationStyle`.
  package var modalPresentationStyle: String? { element["modalPresentationStyle"] }
  /// `modalTransitionStyle`.
  package var modalTransitionStyle: String? { element["modalTransitionStyle"] }
  /// `popoverAnchorBarButtonItem`.
  package var popoverAnchorBarButtonItem: String? { element["popoverAnchorBarButtonItem"] }
  /// `popoverAnchorView`.
  package var popoverAnchorView: String? { element["popoverAnchorView"] }
  /// `popoverBehavior`.
  package var popoverBehavior: String? { element["popoverBehavior"] }
  /// `<popoverPassthroughViews>`.
  package var popoverPassthroughViews: MarkupElement? { element.firstChild("popoverPassthroughViews") }
  /// `preferredEdge`.
  package var preferredEdge: String? { element["preferredEdge"] }
  /// `<segue key="preview">`.
  package var preview: SegueElement? { element.firstChild("segue", key: "preview").map { SegueElement($0) } }
  /// `reference`.
  package var reference: String? { element["reference"] }
  /// `relationship`.
  package var relationship: String? { element["relationship"] }
  /// `splitViewControllerTargetIndex`.
  package var splitViewControllerTargetIndex: Double? { element.number("splitViewControllerTargetIndex") }
  /// `trigger`.
  package var trigger: String? { element["trigger"] }
  /// `unwindAction`.
  package var unwindAction: String? { element["unwindAction"] }
}
