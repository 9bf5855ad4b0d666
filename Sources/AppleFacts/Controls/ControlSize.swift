/// The sizes in which AppKit draws its controls, and UIKit its buttons with a configuration.
package enum ControlSize: UInt8, Sendable, CaseIterable {
  case mini
  case small
  case regular
  case large
}
