import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

/// Sizes by the document's record, as far as it speaks of contents.
extension ContentSizer {
  /// Decides between the measured size of a content and the recorded one.
  ///
  /// - Parameters:
  ///   - own: The content by Plumb's metrics.
  ///   - recorded: The recorded size of the alignment rectangle, in points.
  ///   - growth: The growth of the measured size since the document was recorded, in points, where texts have
  ///     changed.
  ///   - keepsRecordedExtent: Whether recorded extents count on axes on which the content has none.
  func settle(
    _ content: inout ViewContent, _ own: OwnContent, of view: ResolvedView, _ control: StandardControl?,
    _ recorded: Size, _ growth: Size, keepsRecordedExtent: Bool
  ) {
    let lacksFigure = !own.unknownAxes.isEmpty
    let isMeasured = own.trust.isMeasured && (!lacksFigure || own.trust == .estimated)
    let wraps = seemsToWrap(view, control, recorded, own.size)
    var standsIn = false
    func extent(_ axis: Axis, keepingStretched keepsStretched: Bool) -> Double? {
      guard own.size[axis] != nil || own.unknownAxes.contains(axis) else { return nil }
      guard isMeasured, let measured = own.size[axis] else {
        standsIn = true
        return recorded[axis] + growth[axis]
      }
      // A view that must be as large as its content was neither stretched nor compressed.
      let usesRecorded = usesRecordedSize(
        of: view, recorded[axis], measured: measured - growth[axis],
        keepsStretched: keepsStretched || wraps || view.contentPriorities(axis).hasRequired)
      return usesRecorded ? recorded[axis] + growth[axis] : measured
    }
    func size(keepingStretched keepsStretched: Bool) -> ContentSize {
      var size = ContentSize(
        width: extent(.horizontal, keepingStretched: keepsStretched),
        height: extent(.vertical, keepingStretched: keepsStretched))
      guard keepsRecordedExtent, size.width == nil || size.height == nil else { return size }
      standsIn = true
      size.width = size.width ?? recorded.width
      size.height = size.height ?? recorded.height
      return size
    }
    content.naturalSize = size(keepingStretched: false)
    content.size = size(keepingStretched: keepsSize && !changesTexts)
    content.trust = trust(own.trust, standsIn: standsIn, lacksFigure: lacksFigure, content.size)
  }

  /// The trust in a content's settled size.
  private func trust(
    _ own: ContentTrust, standsIn: Bool, lacksFigure: Bool, _ size: ContentSize
  ) -> ContentTrust {
    switch own {
    case .recorded where standsIn: own
    case .estimated where standsIn: .recorded(because: .symbol)
    case _ where standsIn: .recorded(because: lacksFigure ? .noFigures : .arranged)
    case _ where !own.isKnown: .estimated
    default: size == .none ? .none : .exact
    }
  }

  /// Whether a recorded extent counts as the content's.
  ///
  /// On the recorded device it does, since it agrees with the constraints there, whatever its cause.
  /// Elsewhere, and where Interface Builder says that the record is not where constraints put the view, it does if it is near
  /// the measured extent; constraints stretched or compressed an extent that is far from it. Images need no measuring.
  private func usesRecordedSize(
    of view: ResolvedView, _ recorded: Double, measured: Double, keepsStretched: Bool
  ) -> Bool {
    guard mode == .recorded, view.recorded != nil, view.kind != .imageView else { return false }
    let agrees = keepsStretched && view.attributes.misplaced != true
    return agrees || abs(recorded - measured) <= max(2, measured / 10)
  }

  /// Whether a macOS label is recorded with several lines, while only one line is measured.
  private func seemsToWrap(
    _ view: ResolvedView, _ control: StandardControl?, _ recorded: Size, _ measured: ContentSize
  ) -> Bool {
    guard case .desktop(let control)? = control, control.kind == .label, view.recorded != nil,
      let height = measured.height
    else { return false }
    return recorded.height > height * 1.6
  }

  /// Whether an arranged view keeps its recorded extent on an axis on which its content has none.
  ///
  /// `NSStackView` minimizes its size, yet Interface Builder shortens no separator, slider, field or scroll
  /// view in a stack view for it, however deep the view lies: n = 4 stack views, against 0.
  func keepsRecordedExtent(_ view: ResolvedView, _ control: StandardControl?) -> Bool {
    platform == .macOS && keepsSize && view.recorded != nil && (control != nil || view.kind == .scrollView)
  }
}
