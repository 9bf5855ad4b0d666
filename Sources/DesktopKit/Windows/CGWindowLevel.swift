// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How far in front a window is, as Core Graphics counts.
public typealias CGWindowLevel = Int32

/// Kinds of windows, each with a level of its own.
public enum CGWindowLevelKey: Int32, Sendable {
  case baseWindow = 0
  case minimumWindow, desktopWindow, backstopMenu, normalWindow, floatingWindow, tornOffMenuWindow, dockWindow
  case mainMenuWindow, statusWindow, modalPanelWindow, popUpMenuWindow, draggingWindow, screenSaverWindow
  case maximumWindow, overlayWindow, helpWindow, utilityWindow, desktopIconWindow, cursorWindow
  case assistiveTechHighWindow
}

/// The level of a kind of windows, by Core Graphics' header.
public func CGWindowLevelForKey(_ key: CGWindowLevelKey) -> CGWindowLevel {
  switch key {
  case .baseWindow: .min
  case .minimumWindow: .min + 1
  case .desktopWindow: .min + 21
  case .desktopIconWindow: .min + 41
  case .backstopMenu: -20
  case .normalWindow: 0
  case .floatingWindow, .tornOffMenuWindow: 3
  case .modalPanelWindow: 8
  case .utilityWindow: 19
  case .dockWindow: 20
  case .mainMenuWindow: 24
  case .statusWindow: 25
  case .popUpMenuWindow: 101
  case .overlayWindow: 102
  case .helpWindow: 200
  case .draggingWindow: 500
  case .screenSaverWindow: 1000
  case .assistiveTechHighWindow: 1500
  case .maximumWindow: .max - 16
  case .cursorWindow: .max - 17
  }
}
