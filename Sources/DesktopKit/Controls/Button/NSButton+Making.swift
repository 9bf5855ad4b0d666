import Foundation
public import PlumbViewKit

extension NSButton {
  /// A push button.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    begin(title, target, action)
    bezelStyle = .push
    sizeToFit()
  }

  /// A push button with an image in place of a title.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    begin("", target, action)
    bezelStyle = .push
    self.image = image
    imagePosition = .imageOnly
    sizeToFit()
  }

  /// A push button with an image in front of its title.
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    begin(title, target, action)
    bezelStyle = .push
    self.image = image
    imagePosition = .imageLeading
    sizeToFit()
  }

  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    begin(title, target, action)
    setButtonType(.switch)
    imagePosition = .imageLeading
    sizeToFit()
  }

  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    begin(title, target, action)
    setButtonType(.radio)
    imagePosition = .imageLeading
    sizeToFit()
  }

  private func begin(_ title: String, _ target: Any?, _ action: Selector?) {
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }
}
