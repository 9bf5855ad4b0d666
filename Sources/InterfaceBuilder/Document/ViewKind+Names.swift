import PlumbAppleFacts
import PlumbMarkup
import PlumbTextMetrics

extension ResolvedView {
  /// The class as code would name it: the custom class, or UIKit's or AppKit's.
  package func className(on platform: Platform) -> String {
    // The element of a kind that is not known says more than the plain view that stands for it.
    customClass ?? ViewKind(elementName: element.name)?.className(on: platform) ?? element.name
  }

  /// What a person calls the view: its label, its accessibility identifier or its text, whichever there is
  /// first.
  package var displayName: String? {
    if let label = element.userLabel, !label.isEmpty { return label }
    if let identifier = attributes.accessibilityConfiguration?.identifier {
      return identifier
    }
    let button = ButtonElement(varied)
    let state = button.normalState
    let configuration = button.configuration
    // Taken one by one: an empty text is no name, and the next best counts.
    if let text, !text.isEmpty { return text }
    if let title = configuration?.title, !title.isEmpty { return title }
    if let title = state?.title, !title.isEmpty { return title }
    if let title = state?.attributedTitle?.text, !title.isEmpty { return title }
    if let title = cell?.title, !title.isEmpty { return title }
    guard let placeholder = TextFieldElement(varied).placeholder, !placeholder.isEmpty else { return nil }
    return placeholder
  }
}

extension ViewKind {
  /// The class of Apple's frameworks that an element of this kind makes.
  package func className(on platform: Platform) -> String {
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
