import PlumbGeometry

/// A view of a rendered scene.
package struct RenderedView: Sendable {
  package var id: String
  /// What a person calls the view: label, text or class.
  package var name: String
  /// Position of the superview in `RenderedScene.views`.
  package var parent: Int?
  /// The solved frame.
  package var frame: Rect
  /// Where the view is drawn, as on Interface Builder's canvas: where the document records it, or the misplaced view that it
  /// is in. Nil where that is the solved frame.
  package var recordedFrame: Rect?
  /// What constraints act on.
  package var alignmentRect: Rect
  package var appearance: ViewAppearance
  package var state: LayoutState
  /// What is wrong, in a few words; empty where nothing is.
  package var remark: String
  /// Why it is doubtful whether the view is where it should be, as half a sentence; empty where it is not.
  package var doubt: String
  package var isHidden: Bool
  /// What cuts off the view and all in it besides its superviews, such as the round section that a cell is in.
  package var clip: DrawingGroup.Clip?
  #if !hasFeature(Embedded)
    /// What its own code draws over the background, back to front.
    package var contents: [DrawnContent] = []
  #endif

  /// Where the view is drawn; a misplaced view comes to lie elsewhere.
  package var drawnFrame: Rect { recordedFrame ?? frame }

  package init(
    id: String, name: String, parent: Int?, frame: Rect, recordedFrame: Rect? = nil, alignmentRect: Rect,
    appearance: ViewAppearance, state: LayoutState = .satisfied, remark: String = "", doubt: String = "",
    isHidden: Bool = false, clip: DrawingGroup.Clip? = nil
  ) {
    self.id = id
    self.name = name
    self.parent = parent
    self.frame = frame
    self.recordedFrame = recordedFrame
    self.alignmentRect = alignmentRect
    self.appearance = appearance
    self.state = state
    self.remark = remark
    self.doubt = doubt
    self.isHidden = isHidden
    self.clip = clip
  }
}
