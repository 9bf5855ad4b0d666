import CoreGraphics

/// The area that lines are set in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The text view that shows it.
  weak var textView: UITextView?
  /// The size that a text view gives in the place of the container's own.
  package var tracked: (@MainActor (CGSize) -> CGSize?)?
  /// Sets the container's lines. Not kept alive.
  open weak var layoutManager: NSLayoutManager?

  public init(size: CGSize) { storedSize = size }
  public convenience override init() { self.init(size: .zero) }

  /// In points. One that tracks a text view has the view's, without the insets.
  open var size: CGSize {
    get { sizeBeingMeasured ?? tracked?(storedSize) ?? storedSize }
    set {
      storedSize = newValue
      changed()
    }
  }
  private var storedSize: CGSize
  /// What a text view that is asked for its size within another width would give.
  var sizeBeingMeasured: CGSize?
  /// The same under an old name, which AppKit's code has.
  open var containerSize: CGSize {
    get { size }
    set { size = newValue }
  }
  /// Room before and behind each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// 0 for as many as there are.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { changed() } }
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  /// What lines do not run over: they go on behind it, where a word has room there.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }

  /// Has another manager set the lines, of the same text.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    for container in old.textContainers { newLayoutManager.addTextContainer(container) }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
  }

  private func changed() {
    layoutManager?.textChanged()
    textView?.textChanged()
  }
}
