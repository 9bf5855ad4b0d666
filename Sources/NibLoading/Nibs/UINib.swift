import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// A `.xib`, read from its source once and made into objects as often as wanted.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// What a document refers to outside of itself.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary from identifiers of placeholders to the objects that stand there.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let file: NibFile
  /// Says that there is no such file, as soon as somebody wants its objects.
  private var mistake: (() -> Void)?
  let environment: NibEnvironment

  /// - Precondition: the file is no storyboard.
  init(ofNib file: NibFile, as environment: NibEnvironment) {
    self.file = file
    self.environment = environment
    super.init()
  }

  convenience init(_ file: NibFile, as environment: NibEnvironment) throws(NibError) {
    self.init(ofNib: try file.checked(isStoryboard: false), as: environment)
  }

  /// Reads `NAME.xib` of a bundle; nil stands for the main one.
  ///
  /// Where there is none, or no document of iOS, the program ends as soon as its objects are wanted, with what `NibError` says, or
  /// there are none where somebody listens to mistakes (`LayoutDebugging.faultHandler`).
  @_disfavoredOverload
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(nibName: name, bundle: bundleOrNil, file: #fileID, line: #line)
  }

  /// As `init(nibName:bundle:)`; where the program ends, it ends at the line that asks.
  public convenience init(
    nibName name: String, bundle bundleOrNil: Bundle?, file: StaticString = #fileID, line: UInt = #line
  ) {
    PortedMembers.read(moduleOf: file)
    do throws(NibError) {
      let nib = try NibFile.named(name, type: "xib", in: bundleOrNil).checked(isStoryboard: false)
      self.init(ofNib: nib, as: .onDevice)
    } catch {
      self.init(ofNib: .empty(isStoryboard: false, of: .iOS), as: .onDevice)
      mistake = { error.raise(at: file, line) }
    }
  }

  /// Reads the bytes of a `.xib`.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    let nib = NibFile.reading(isStoryboard: false) { () throws(NibError) in
      try NibFile(data, name: "data", bundle: bundleOrNil)
    }
    self.init(ofNib: nib, as: .onDevice)
  }

  /// Reads a file. Plumb's addition: UIKit knows compiled nibs of bundles alone.
  ///
  /// - Throws: `NibError`, with line and column where the file is damaged.
  public convenience init(contentsOf url: URL) throws(NibError) {
    try self.init(try NibFile(contentsOf: url), as: .onDevice)
  }

  /// A nib as Interface Builder's canvas shows it.
  package convenience init(data: Data, name: String, as environment: NibEnvironment) throws(NibError) {
    try self.init(try NibFile(data, name: name, bundle: nil), as: environment)
  }

  /// Makes the document's objects; those of its first level are returned, in document order.
  ///
  /// - Parameter ownerOrNil: Stands for File's Owner.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    build(owner: ownerOrNil, options: optionsOrNil)?.topLevel ?? []
  }

  /// The document's objects, connected and awake; nil for a document without any.
  package func loadScene(owner: Any? = nil) -> LoadedScene? {
    build(owner: owner, options: nil).map { LoadedScene($0) }
  }

  private func build(owner: Any?, options: [OptionsKey: Any]?) -> SceneBuild? {
    mistake?()
    guard let scene = file.document.scenes.first else { return nil }
    let canvas = environment == .asInInterfaceBuilder ? CanvasReading.layouts(of: file).first : nil
    let build = SceneBuild(scene, of: file, storyboard: nil, canvas: canvas)
    build.takePlaceholders(owner: owner, external: options?[.externalObjects] as? [String: Any] ?? [:])
    build.makeFreeControllers()
    build.buildViews()
    build.makeConnections()
    build.awaken()
    return build
  }
}
