import PlumbAppleFacts
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

/// A `.xib` or `.storyboard`: the document as text, and what its first lines say of the whole.
///
/// The text is the truth; everything here is read from it and nothing is ever written back from here.
package final class InterfaceDocument: Sendable {
  package let markup: MarkupDocument
  package let platform: Platform
  /// The release that saved the document.
  package let release: Release
  /// `useAutolayout`: without it the document is laid out by autoresizing masks alone.
  package let usesAutoLayout: Bool
  /// `useSafeAreas`: whether the roots of the document have safe areas.
  package let usesSafeAreas: Bool
  /// The device that the canvas showed, where the document names one.
  package let deviceName: String?
  /// The device that it names; nil where it names none that is known, but for an Apple TV.
  let ownDevice: Device?
  /// How the canvas held it; upright where the document does not say.
  package let orientation: Orientation
  /// The text size that the canvas showed, which text styles follow, as recorded labels say it in each mode of contents.
  private let textSize: (recorded: ContentSizeCategory, measured: ContentSizeCategory)
  /// The scenes in document order; a xib is one scene without an id.
  package let scenes: [SceneElement]
  /// The images of the document's resources.
  package let images: ImageTable

  /// Reads a document; a file that is no Interface Builder document in a readable format throws, and so does one in which
  /// there is more than `DocumentLimits` have room for.
  ///
  /// - Complexity: Linear in the bytes.
  package init(bytes: [UInt8]) throws(DocumentError) {
    let markup: MarkupDocument
    do throws(MarkupError) { markup = try MarkupDocument(bytes: bytes) } catch { throw .unreadable(error) }
    let root = markup.root
    guard root.isNamed(.document) else {
      throw root.isNamed(.archive)
        ? .oldFormat(root.position) : .notInterfaceBuilder(root.name, root.position)
    }
    // A page opens the one document that somebody has, and its memory is the browser's to bound.
    #if !hasFeature(Embedded)
      try DocumentLimits.standard.check(markup)
    #endif
    self.markup = markup
    let document = DocumentElement(root)
    let type = document.type ?? ""
    if type.hasPrefix("com.apple.InterfaceBuilder.AppleTV") {
      platform = .tvOS
    } else {
      platform = type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") ? .macOS : .iOS
    }
    release = Release(
      written: Self.leadingNumber(document.toolsVersion ?? ""), plugIn: Self.plugInVersion(document))
    usesAutoLayout = document.useAutolayout ?? false
    usesSafeAreas = document.useSafeAreas ?? false
    let device = document.device
    deviceName = device?.element.id
    orientation = device == nil ? Self.simulatedOrientation(document) : Self.orientation(device?.orientation)
    ownDevice = deviceName.flatMap(Device.named) ?? (platform == .tvOS ? Device.named("appleTV") : nil)
    textSize = platform == .iOS ? Self.textSizes(root, ownDevice?.scale ?? 2, release) : (.large, .large)
    scenes = SceneElement.scenes(of: root)
    images = ImageTable(root)
  }

  private static func textSizes(
    _ root: MarkupElement, _ scale: Double, _ release: Release
  ) -> (recorded: ContentSizeCategory, measured: ContentSizeCategory) {
    let usual = SavedTextSize.usual(in: release)
    return (
      SavedTextSize.category(of: root, usual: usual, scale: scale, in: .recorded),
      SavedTextSize.category(of: root, usual: usual, scale: scale, in: .measured)
    )
  }

  /// The text size that the canvas showed, as far as contents of a mode may know it.
  func textSize(in content: ContentMode) -> ContentSizeCategory {
    content == .measured ? textSize.measured : textSize.recorded
  }

  /// How the canvas of a xib without `<device>` held the screen, by the simulated metrics of its view.
  private static func simulatedOrientation(_ document: DocumentElement) -> Orientation {
    for object in document.objects.map({ Array($0.children) }) ?? [] {
      if let metrics = object.children.first(where: { $0.key == "simulatedOrientationMetrics" }) {
        return orientation(SimulatedMetricsElement(metrics).orientation)
      }
    }
    return .portrait
  }

  /// `landscape`, or older documents' `landscapeRight`.
  private static func orientation(_ name: String?) -> Orientation {
    name?.hasPrefix("landscape") == true ? .landscape : .portrait
  }

  /// The version of the first plug-in of Interface Builder that the document depends on.
  private static func plugInVersion(_ document: DocumentElement) -> Int? {
    document.dependencies?.plugIns.first?.version.map(leadingNumber)
  }

  /// `toolsVersion` may have a minor part, as in `21507.1`.
  private static func leadingNumber(_ text: String) -> Int {
    var number = 0
    for byte in text.utf8 {
      guard byte >= 0x30, byte <= 0x39, number < 1_000_000 else { break }
      number = number * 10 + Int(byte - 0x30)
    }
    return number
  }
}
