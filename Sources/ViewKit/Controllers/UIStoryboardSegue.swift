import CoreGraphics

/// The way from one view controller of a storyboard to another one.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let action: () -> Void

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    action = {}
    super.init()
  }

  /// A segue that does something when it is performed.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    action = performHandler
    super.init()
  }

  open func perform() { action() }
}

extension UIViewController {
  func perform(_ identifier: String, _ sender: Any?) {
    guard let segue = NibLoader.bridge?.segue(identifier, from: self, sender: sender) else {
      return Faults.raise("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
