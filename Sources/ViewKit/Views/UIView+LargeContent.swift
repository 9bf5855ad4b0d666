import CoreGraphics

/// What is shown in large while a finger stays on a view. Nothing is shown here.
struct LargeContent {
  var title: String?
  var image: UIImage?
  var isShown = false
}
