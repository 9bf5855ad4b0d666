import Foundation
public import PlumbViewKit

/// Something to choose, about which somebody is asked whether it may be.
@preconcurrency @MainActor
public protocol NSValidatedUserInterfaceItem: AnyObject {
  var action: Selector? { get }
  var tag: Int { get }
}

extension NSMenuItem: NSValidatedUserInterfaceItem {}
extension NSToolbarItem: NSValidatedUserInterfaceItem {}

/// Says what may be chosen, whatever it is.
@preconcurrency @MainActor
public protocol NSUserInterfaceValidations: AnyObject {
  func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}

/// Says which items of menus may be chosen.
@preconcurrency @MainActor
public protocol NSMenuItemValidation: AnyObject {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

/// Says which items of toolbars may be chosen.
@preconcurrency @MainActor
public protocol NSToolbarItemValidation: AnyObject {
  func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}
