import CoreGraphics

extension UIImage.Plumb {
  /// Says which image `UIImage(named:)` gives; nil takes it away: there are no asset catalogs to be read.
  ///
  ///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24))
  ///     UIImage.plumb.register(renderer.image { _ in }, named: "star")
  public static func register(_ image: UIImage?, named name: String) {
    NamedImages.register(image?.contents, named: name)
  }
}

/// The images that have names.
enum NamedImages {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var registered: [String: ImageContents] = [:]

  static func register(_ contents: ImageContents?, named name: String) {
    lock.withLock { registered[name] = contents }
  }

  /// What was registered, else what a file of the bundle holds: one made for the screen's scale, else any.
  static func contents(named name: String, in bundle: Bundle = .main) -> ImageContents? {
    if let contents = lock.withLock({ registered[name] }) { return contents }
    let screen = Int(SimulatedDevice.current.scale)
    let scales = [screen] + [3, 2, 1].filter { $0 != screen }
    let file = name as NSString
    let stem = file.deletingPathExtension
    let types = file.pathExtension.isEmpty ? ["png", "jpg", "jpeg"] : [file.pathExtension]
    for scale in scales {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      for type in types {
        guard let path = bundle.path(forResource: stem + suffix, ofType: type) else { continue }
        if let contents = ImageContents(contentsOfFile: path) { return contents }
      }
    }
    return nil
  }
}
