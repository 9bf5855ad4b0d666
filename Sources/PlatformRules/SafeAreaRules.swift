import PlumbGeometry

/// Safe areas of inner views, alike for documents and programs.
package enum SafeAreaRules {
  /// What of a superview's safe area reaches a view.
  ///
  /// - Parameters:
  ///   - frame: The view's, in the superview's coordinates, from its upper left corner.
  ///   - adjustsContent: Whether the superview scrolls and keeps its content out of the safe area's way itself
  ///     (`UIScrollView.contentInsetAdjustmentBehavior`, but for `never`).
  package static func inherited(
    _ safeArea: EdgeInsets, by frame: Rect, in superview: Size, adjustsContent: Bool
  ) -> EdgeInsets {
    adjustsContent ? .zero : safeArea.reaching(frame, in: superview)
  }
}
