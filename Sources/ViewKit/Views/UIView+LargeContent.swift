import CoreGraphics

/// What is shown in large while a finger stays on a view. Nothing is shown here.
struct LargeContent {
  var title: String?
  var image: UIImage?
  var isShown = false
}

extension UIView {
  /// Does nothing here.
  public var largeContentTitle: String? {
    get { rarelyUsed?.largeContent.title }
    set { rare.largeContent.title = newValue }
  }
  /// Does nothing here.
  public var largeContentImage: UIImage? {
    get { rarelyUsed?.largeContent.image }
    set { rare.largeContent.image = newValue }
  }
  /// Does nothing here.
  public var showsLargeContentViewer: Bool {
    get { rarelyUsed?.largeContent.isShown ?? false }
    set { rare.largeContent.isShown = newValue }
  }
}
