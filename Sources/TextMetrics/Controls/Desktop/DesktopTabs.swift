/// Where a tab view of macOS has its tabs.
package enum DesktopTabs: UInt8, Sendable {
  /// Without tabs, with or without a border.
  case none
  case top
  case bottom
}
