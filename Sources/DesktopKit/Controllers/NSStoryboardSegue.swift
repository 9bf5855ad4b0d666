import CoreGraphics
import Foundation
internal import PlumbViewKit

/// The way from one controller of a storyboard to another one.
@preconcurrency @MainActor
open class NSStoryboardSegue: NSObject {
  public typealias Identifier = String

  public let identifier: Identifier?
  /// A view controller or a window controller.
  public let sourceController: Any
  public let destinationController: Any
  private var action: () -> Void = {}

  public init(identifier: Identifier?, source sourceController: Any, destination destinationController: Any) {
    self.identifier = identifier
    self.sourceController = sourceController
    self.destinationController = destinationController
    super.init()
  }

  /// A segue that does what a closure does.
  public convenience init(
    identifier: Identifier?, source sourceController: Any, destination destinationController: Any,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: sourceController, destination: destinationController)
    action = performHandler
  }

  open func perform() { action() }
}

/// What a storyboard's segues begin at. Plumb's classes have what it asks for; others may override it.
@MainActor
public protocol NSSeguePerforming: NSObjectProtocol {
  func prepare(for segue: NSStoryboardSegue, sender: Any?)
  func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?)
  func shouldPerformSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) -> Bool
}

extension NSResponder {
  func perform(_ segues: ControllerSegues?, _ identifier: String, _ sender: Any?) {
    guard let segues, let segue = segues.segue(named: identifier),
      let source = self as? NSResponder & NSSeguePerforming
    else { return LayoutFault.raise("Receiver (\(self)) has no segue with identifier '\(identifier)'") }
    segues.perform(segue, from: source, sender: sender)
  }
}

extension NSViewController: NSSeguePerforming {}
extension NSWindowController: NSSeguePerforming {}
