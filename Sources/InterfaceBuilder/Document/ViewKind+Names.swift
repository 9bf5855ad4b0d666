import TextMetrics

extension ResolvedView {
  /// The class as code would name it: the custom class, or UIKit's or AppKit's.
  func className(on platform: Platform) -> String {
    customClass ?? kind.className(on: platform)
  }

  /// What a person calls the view: its label, its accessibility identifier or its text, whichever there is first.
  var displayName: String? {
    if let label = element["userLabel"] { return label }
    if let identifier = element.firstChild("accessibility", key: "accessibilityConfiguration")?["identifier"]
    {
      return identifier
    }
    let title = element.firstChild("state", key: "normal")?.string("title")
    let words = text ?? title ?? cell?.string("title") ?? element.string("placeholder")
    guard let words, !words.isEmpty else { return nil }
    return words
  }
}

extension ViewKind {
  /// The class of Apple's frameworks that an element of this kind makes.
  func className(on platform: Platform) -> String {
    let prefix = platform == .macOS ? "NS" : "UI"
    switch self {
    case .customView, .containerView, .collectionViewCellContentView: return prefix + "View"
    case .wkWebView: return "WKWebView"
    case .mapView: return "MKMapView"
    case .sceneKitView: return "SCNView"
    case .arscnView: return "ARSCNView"
    case .mtkView: return "MTKView"
    case .glkView: return "GLKView"
    case .skView: return "SKView"
    case .pdfView: return "PDFView"
    default: return prefix + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }
}
