import CoreGraphics
internal import PlumbLayoutDiagnostics

/// What Apple's console texts call the objects.
@MainActor
enum ConsoleNames {
  static func address(_ object: AnyObject) -> UInt64 {
    UInt64(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
  }

  /// With its module, but for UIKit's own. The function or file to which a class is private is not named.
  static func className(_ object: AnyObject) -> String { className(type(of: object)) }

  /// Classes that only Swift needs, above those of views.
  private static let partsOfViews: Set = [
    ObjectIdentifier(_UILayerDelegate.self), ObjectIdentifier(_UIViewAnimations.self),
    ObjectIdentifier(_UIViewMembers.self),
  ]

  /// The classes that an object's own derives from, the nearest first, down to `UIResponder` or `NSObject`.
  static func superclasses(_ object: AnyObject) -> [String] {
    var names: [String] = []
    var current: AnyClass? = _getSuperclass(type(of: object))
    while let type = current, type != NSObject.self || names.isEmpty {
      if !partsOfViews.contains(ObjectIdentifier(type)) { names.append(className(type)) }
      current = _getSuperclass(type)
    }
    return names
  }

  nonisolated static func className(_ type: AnyClass) -> String {
    // The view in which AppKit has a window's title bar and content.
    if type == HostedWindow.self { return "NSThemeFrame" }
    let name = String(reflecting: type).split(separator: ".").filter {
      !$0.hasPrefix("(unknown context")
    }.joined(separator: ".")
    for module in ["PlumbViewKit.", "PlumbNibLoading.", "PlumbDesktopKit.", "UIKit.", "Foundation."]
    where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }

  /// Of what is gone, as `nil` prints.
  static let nothing = ConsoleItem("(null)", 0)
}

extension UIView {
  /// What logs name for the view: itself, or what it stands for.
  var namedObject: AnyObject { storedItem?.represented ?? self }
}

extension LayoutItem {
  var consoleItem: ConsoleItem {
    if let view { return view.consoleItem }
    return guide?.consoleItem ?? ConsoleNames.nothing
  }
}

extension UIView {
  var consoleItem: ConsoleItem {
    ConsoleItem(
      ConsoleNames.className(namedObject), ConsoleNames.address(namedObject),
      label: consoleLabel.map { ConsoleItem.label(of: $0) },
      name: accessibilityIdentifier ?? rarelyUsed?.nametag)
  }
}

extension UILayoutGuide {
  var consoleItem: ConsoleItem {
    let object: AnyObject = item.represented ?? self
    return ConsoleItem(ConsoleNames.className(object), ConsoleNames.address(object), label: identifier)
  }

  var consoleDescription: String {
    ConsoleGuide(
      ConsoleNames.address(self), identifier: identifier, layoutFrame: .init(layoutFrame),
      owningView: owningView?.consoleView
    ).description
  }
}

extension UIView {
  var consoleView: ConsoleView {
    var view = ConsoleView(
      ConsoleNames.className(namedObject), ConsoleNames.address(namedObject), frame: .init(frame),
      layerAddress: ConsoleNames.address(layer))
    if !transform.isIdentity {
      let matrix = transform
      view.transform = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    }
    view.text = consoleText
    view.clipsToBounds = clipsToBounds
    view.isHidden = isHidden
    view.alpha = alpha
    view.isOpaque = isOpaque
    view.mask = autoresizingMask.engineMask
    view.isUserInteractionEnabled = isUserInteractionEnabled
    view.tag = tag
    // Systems print it since iOS 13.
    if SimulatedDevice.current.systemVersion >= 13 { view.backgroundColor = backgroundColor?.description }
    view.layerClassName = consoleLayerName
    return view
  }

  /// That of a label's layer is its own in UIKit, where nobody gives it another one.
  private var consoleLayerName: String {
    let name = ConsoleNames.className(layer)
    return self is UILabel && name == "CALayer" ? "_UILabelLayer" : name
  }

  var consoleDescription: String { consoleView.description }
}
