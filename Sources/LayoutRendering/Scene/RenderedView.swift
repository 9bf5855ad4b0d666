import PlumbGeometry

/// A view of a rendered scene.
public struct RenderedView: Sendable {
  public var id: String
  /// What a person calls the view: label, text or class.
  public var name: String
  /// Position of the superview in `RenderedScene.views`.
  public var parent: Int?
  /// The solved frame.
  public var frame: Rect
  /// Where the view is drawn, as on Interface Builder's canvas: where the document records it, or the misplaced view that it
  /// is in. Nil where that is the solved frame.
  public var recordedFrame: Rect?
  /// What constraints act on.
  public var alignmentRect: Rect
  public var appearance: ViewAppearance
  public var state: LayoutState
  /// What is wrong, in a few words; empty where nothing is.
  public var remark: String
  /// Why it is doubtful whether the view is where it should be, as half a sentence; empty where it is not.
  public var doubt: String
  public var isHidden: Bool
  /// What cuts off the view and all in it besides its superviews, such as the round section that a cell is in.
  public var clip: DrawingGroup.Clip?

  /// Where the view is drawn; a misplaced view comes to lie elsewhere.
  var drawnFrame: Rect { recordedFrame ?? frame }

  public init(
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
