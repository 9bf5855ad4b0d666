import CoreGraphics
internal import PlumbAppleFacts
internal import PlumbFindings
internal import PlumbGeometry
internal import PlumbInterfaceBuilder
internal import PlumbTextMetrics
import PlumbViewKit

/// A document that was read, with what it refers to by name.
@MainActor
final class NibFile {
  let name: String
  let document: InterfaceDocument
  /// Where images are looked for.
  let bundle: Bundle?

  init(_ data: Data, name: String, bundle: Bundle?) throws(NibError) {
    ControllerNibs.makeKnown()
    self.name = name
    self.bundle = bundle
    do throws(DocumentError) {
      document = try InterfaceDocument(bytes: Array(data))
    } catch {
      throw .damaged(
        file: name, line: error.position.line, column: error.position.column, reason: error.message)
    }
    guard document.platform == .iOS else {
      throw .otherPlatform(file: name, platform: document.platform == .macOS ? "macOS" : "tvOS")
    }
  }

  convenience init(contentsOf url: URL, bundle: Bundle? = nil) throws(NibError) {
    guard let data = try? Data(contentsOf: url) else { throw .unreadableFile(path: url.path) }
    try self.init(data, name: url.lastPathComponent, bundle: bundle)
  }

  var isStoryboard: Bool { document.markup.root.children.contains { $0.isNamed(.scenes) } }

  /// A scene at the size classes of the simulated device.
  func resolve(_ scene: SceneElement) -> ResolvedScene {
    let traits = UITraitCollection.current
    return document.resolve(
      scene, widthClass: SizeClass(traits.horizontalSizeClass),
      heightClass: SizeClass(traits.verticalSizeClass))
  }

  /// The colours of the document's resources, by name.
  private(set) lazy var colors: [String: ColorElement] = {
    var colors: [String: ColorElement] = [:]
    guard let resources = DocumentElement(document.markup.root).resources else { return colors }
    for child in resources.children {
      let entry = NamedColorElement(child)
      guard let name = entry.name, let color = entry.color else { continue }
      colors[name] = color
    }
    return colors
  }()

  /// An image as a document names it: the bundle's or a registered one, else one as large as the document
  /// lists.
  func image(_ name: String, isSymbol: Bool) -> UIImage? {
    if isSymbol || document.images.isSymbol(name) { return UIImage(systemName: name) }
    if let image = UIImage(named: name, in: bundle) { return image }
    guard let size = document.images[name], size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: CGSize(width: size.width, height: size.height)).image { _ in }
  }
}

extension SizeClass {
  fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}
