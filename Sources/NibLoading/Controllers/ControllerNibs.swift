import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// Where view controllers get their views from: a scene of a storyboard, or a nib.
///
/// Storyboards and nibs make it known to ViewKit as they are read; before the first one ViewKit finds it by its name.
@MainActor
final class ControllerNibs: NibBridge {
  static func makeKnown() { NibLoader.bridge = Self.self }

  static func loadView(of controller: UIViewController) -> Bool {
    if let origin = controller.nibOrigin as? ControllerOrigin { return origin.loadView(of: controller) }
    guard let name = nibName(of: controller) else { return false }
    do throws(NibError) {
      let nib = try UINib(
        try NibFile.named(name, type: "xib", in: controller.nibBundle), as: .onDevice)
      nib.instantiate(withOwner: controller)
      if !controller.isViewLoaded { throw .noView(nib: name, controller: "\(type(of: controller))") }
    } catch {
      error.raise()
      return false
    }
    return true
  }

  /// The nib that a view controller names, or the one that has its class's name, with "Controller" left out
  /// or not (documentation of `UIViewController.nibName`).
  private static func nibName(of controller: UIViewController) -> String? {
    if let name = controller.nibName { return name }
    let name = String(describing: type(of: controller))
    var candidates = [name]
    if name.hasSuffix("ViewController") { candidates.insert(String(name.dropLast(10)), at: 0) }
    return candidates.first { NibFile.exists($0, type: "xib", in: controller.nibBundle) }
  }

  static func segue(
    _ identifier: String, from source: UIViewController, sender: Any?
  ) -> UIStoryboardSegue? {
    guard let origin = source.nibOrigin as? ControllerOrigin,
      let segue = NibSegue.all(in: origin.entry.element).first(where: { $0.identifier == identifier })
    else { return nil }
    return self.segue(segue, from: source, sender: sender)
  }

  /// The segue with the view controller that it leads to; nil where it leads nowhere.
  static func segue(_ segue: NibSegue, from source: UIViewController, sender: Any?) -> UIStoryboardSegue? {
    guard let storyboard = (source.nibOrigin as? ControllerOrigin)?.storyboard,
      let destination = storyboard.index.entries[segue.destination].flatMap({
        storyboard.instantiate($0, creator: nil)
      })
    else { return nil }
    return segue.segue(from: source, to: destination, sender: sender)
  }
}
