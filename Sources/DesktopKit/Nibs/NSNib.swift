import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
public import PlumbNibLoading

/// A `.xib` of macOS, read from its source once and made into objects as often as wanted.
@preconcurrency @MainActor
open class NSNib: NSObject {
  public typealias Name = String

  let file: NibFile
  private let isCanvas: Bool

  /// - Precondition: the file is no storyboard.
  private init(ofNib file: NibFile, isCanvas: Bool) {
    self.file = file
    self.isCanvas = isCanvas
    super.init()
  }

  convenience init(_ file: NibFile, isCanvas: Bool = false) throws(NibError) {
    self.init(ofNib: try file.checked(isStoryboard: false), isCanvas: isCanvas)
  }

  /// Reads the `.xib` of a name in a bundle, the main one for nil; nil where it has none.
  ///
  /// A file that is damaged, or no document of macOS, ends the program with what `NibError` says.
  public convenience init?(nibNamed nibName: Name, bundle: Bundle?) {
    guard NibFile.exists(nibName, type: "xib", in: bundle) else { return nil }
    let file = NibFile.reading(isStoryboard: false, of: .macOS) { () throws(NibError) in
      try NibFile.named(nibName, type: "xib", in: bundle, of: .macOS)
    }
    self.init(ofNib: file, isCanvas: false)
  }

  /// Reads the bytes of a `.xib`.
  public convenience init(nibData: Data, bundle: Bundle?) {
    let file = NibFile.reading(isStoryboard: false, of: .macOS) { () throws(NibError) in
      try NibFile(nibData, name: "data", bundle: bundle, of: .macOS)
    }
    self.init(ofNib: file, isCanvas: false)
  }

  /// Reads a file. Plumb's addition: AppKit knows compiled nibs of bundles alone.
  ///
  /// - Throws: `NibError`, with line and column where the file is damaged.
  public convenience init(contentsOf url: URL) throws(NibError) {
    try self.init(try NibFile(contentsOf: url, of: .macOS))
  }

  /// A nib as Interface Builder's canvas shows it, with its contents and insets.
  package convenience init(onCanvas data: Data, name: String) throws(NibError) {
    try self.init(try NibFile(data, name: name, bundle: nil, of: .macOS), isCanvas: true)
  }

  /// The nib of a name, where a bundle has it.
  static func existing(_ name: Name, bundle: Bundle?) -> NSNib? { NSNib(nibNamed: name, bundle: bundle) }

  /// Makes the document's objects.
  ///
  /// - Parameters:
  ///   - owner: Stands for File's Owner.
  ///   - topLevelObjects: Takes the objects of the first level, in document order, which somebody has to keep.
  /// - Returns: Whether there were any.
  @discardableResult
  open func instantiate(
    withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?
  ) -> Bool {
    guard let scene = build(owner: owner) else { return false }
    topLevelObjects?.pointee = NSArray(array: scene.topLevel)
    return true
  }

  func build(owner: Any?) -> DesktopScene? {
    guard let element = file.document.scenes.first else { return nil }
    let canvas = isCanvas ? CanvasReading.layouts(of: file).first : nil
    let scene = DesktopScene(element, of: file, canvas: canvas)
    scene.takeOwner(owner)
    scene.build()
    return scene
  }
}

extension Bundle {
  /// Makes the objects of `NAME.xib`, a document of macOS; false where the bundle has none.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ nibName: NSNib.Name, owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?
  ) -> Bool {
    NSNib(nibNamed: nibName, bundle: self)?.instantiate(withOwner: owner, topLevelObjects: topLevelObjects)
      ?? false
  }
}
