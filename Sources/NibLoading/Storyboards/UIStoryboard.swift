import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// A `.storyboard`, read from its source: view controllers, their views, and how they stand in each other.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let file: NibFile
  /// As Interface Builder's canvas shows it, rather than as a device does.
  let environment: NibEnvironment
  private(set) lazy var index = StoryboardIndex(file.document)

  /// - Precondition: the file is a storyboard.
  init(ofStoryboard file: NibFile, as environment: NibEnvironment) {
    self.file = file
    self.environment = environment
    super.init()
  }

  convenience init(_ file: NibFile, as environment: NibEnvironment) throws(NibError) {
    self.init(ofStoryboard: try file.checked(isStoryboard: true), as: environment)
  }

  /// Reads `NAME.storyboard` of a bundle; nil stands for the main one.
  ///
  /// Where there is none, or no storyboard of iOS, the program ends with what `NibError` says, or has an empty one where somebody listens
  /// to mistakes (`LayoutDebugging.faultHandler`).
  @_disfavoredOverload
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.init(name: name, bundle: storyboardBundleOrNil, file: #fileID, line: #line)
  }

  /// As `init(name:bundle:)`; where the program ends, it ends at the line that asks.
  public convenience init(
    name: String, bundle storyboardBundleOrNil: Bundle?, file: StaticString = #fileID, line: UInt = #line
  ) {
    PortedMembers.read(moduleOf: file)
    let storyboard = NibFile.reading(isStoryboard: true, at: file, line) { () throws(NibError) in
      try NibFile.named(name, type: "storyboard", in: storyboardBundleOrNil)
    }
    self.init(ofStoryboard: storyboard, as: .onDevice)
  }

  /// Reads a file. Plumb's addition: UIKit knows compiled storyboards of bundles alone.
  ///
  /// - Throws: `NibError`, with line and column where the file is damaged.
  public convenience init(contentsOf url: URL) throws(NibError) {
    try self.init(try NibFile(contentsOf: url), as: .onDevice)
  }

  /// A storyboard as Interface Builder's canvas shows it.
  package convenience init(
    data: Data, name: String, as environment: NibEnvironment
  ) throws(NibError) {
    try self.init(try NibFile(data, name: name, bundle: nil), as: environment)
  }

  /// The view controller that the document's arrow points to; nil where there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    index.initial.flatMap { instantiate($0, creator: nil) }
  }

  /// The same, made by a closure that may hand its initialiser more than a coder.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> ViewController? {
    guard let initial = index.initial else { return nil }
    return CallingLine.calling(file, line) {
      instantiate(initial, creator: creator).flatMap { cast($0, initial.identifier ?? initial.id) }
    }
  }

  /// The view controller with a storyboard identifier. Where there is none the program ends with UIKit's
  /// message.
  @_disfavoredOverload
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(identifier, creator: nil)
  }

  /// As `instantiateViewController(withIdentifier:)`; where the program ends, it ends at the line that asks.
  public func instantiateViewController(
    withIdentifier identifier: String, file: StaticString = #fileID, line: UInt = #line
  ) -> UIViewController {
    CallingLine.calling(file, line) { instantiateViewController(withIdentifier:)(identifier) }
  }

  /// The same, made by a closure that may hand its initialiser more than a coder.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewController {
    CallingLine.calling(file, line) { cast(instantiate(identifier, creator: creator), identifier) }
  }

  private func instantiate(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard let entry = index.identified[identifier], let controller = instantiate(entry, creator: creator)
    else {
      NibError.unknownIdentifier(storyboard: "\(self)", identifier: identifier).raise()
      return UIViewController()
    }
    return controller
  }

  private func cast<Result>(_ controller: UIViewController, _ identifier: String) -> Result {
    guard let result = controller as? Result else {
      NibError.unexpectedClass(
        identifier: identifier, found: "\(type(of: controller))", expected: "\(Result.self)"
      ).stop()
    }
    return result
  }
}
