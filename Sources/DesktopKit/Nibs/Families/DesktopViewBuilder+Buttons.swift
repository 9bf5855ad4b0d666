import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
internal import PlumbNibLoading
internal import PlumbTextMetrics
internal import PlumbViewKit

extension DesktopViewBuilder {
  static let buttons: [ViewKind: DesktopViewBuilder] = [
    .button: DesktopViewBuilder(NSButton.self, DesktopButtons.button),
    .popUpButton: DesktopViewBuilder(NSPopUpButton.self, DesktopButtons.popUpButton),
    .segmentedControl: DesktopViewBuilder(NSSegmentedControl.self, DesktopButtons.segments),
  ]
}

/// Buttons of documents.
@MainActor
enum DesktopButtons {
  static func button(_ button: NSButton, _ reading: DesktopReading) {
    DesktopControls.control(button, reading)
    guard let cell = reading.view.cell else { return }
    look(of: button, cell, reading)
    button.title = NibTexts.shown(cell.title) ?? ""
    button.image = DesktopControls.image(cell.element, reading)
    button.imagePosition = imagePosition(cell.imagePosition, hasImage: button.image != nil)
    if let key = cell.keyEquivalent { button.keyEquivalent = key }
    button.allowsMixedState = cell.allowsMixedState ?? false
    if cell.state == "on" { button.state = .on }
  }

  /// - Complexity: That of reading the control as it is measured, which knows what attributes stand for which look.
  private static func look(of button: NSButton, _ cell: CellElement, _ reading: DesktopReading) {
    button.isBordered = cell.borderStyle != nil
    guard let kind = reading.view.desktopControl(images: reading.file.document.images)?.kind else { return }
    switch kind {
    case .button(.check): button.setButtonType(.switch)
    case .button(.radio): button.setButtonType(.radio)
    case .button(let style), .popUpButton(let style):
      button.setButtonType(.momentaryPushIn)
      button.bezelStyle = bezel(style)
      button.isBordered = cell.borderStyle != nil || style.hasGlyph
    default: break
    }
  }

  private static func bezel(_ style: DesktopButtonStyle) -> NSButton.BezelStyle {
    switch style {
    case .push, .check, .radio: .push
    case .help: .helpButton
    case .disclosure: .disclosure
    case .roundedDisclosure: .pushDisclosure
    case .roundRect: .accessoryBarAction
    case .recessed: .accessoryBar
    case .inline: .badge
    case .roundTextured: .toolbar
    case .squareTextured: .texturedSquare
    case .smallSquare: .smallSquare
    case .square: .shadowlessSquare
    case .bevel: .flexiblePush
    }
  }

  private static func imagePosition(_ name: String?, hasImage: Bool) -> NSControl.ImagePosition {
    switch name {
    case "only": .imageOnly
    case "left": .imageLeft
    case "right": .imageRight
    case "above": .imageAbove
    case "below": .imageBelow
    case "overlaps": .imageOverlaps
    case "leading": .imageLeading
    case "trailing": .imageTrailing
    default: hasImage ? .imageLeft : .noImage
    }
  }

  static func popUpButton(_ button: NSPopUpButton, _ reading: DesktopReading) {
    DesktopControls.control(button, reading)
    guard let cell = reading.view.cell else { return }
    look(of: button, cell, reading)
    button.pullsDown = cell.pullsDown ?? false
    guard let menu = cell.menu else { return }
    button.menu = DesktopControls.menu(menu, reading)
    if let selected = cell.selectedItem,
      let place = menu.menuItems.firstIndex(where: { $0.element.id == selected })
    {
      button.selectItem(at: place)
    }
  }

  static func segments(_ control: NSSegmentedControl, _ reading: DesktopReading) {
    DesktopControls.control(control, reading)
    guard let cell = reading.view.cell else { return }
    control.segmentStyle = style(cell.style)
    switch cell.trackingMode {
    case "momentary": control.trackingMode = .momentary
    case "selectAny": control.trackingMode = .selectAny
    default: control.trackingMode = .selectOne
    }
    control.segmentCount = cell.segments.count
    for (place, segment) in cell.segments.enumerated() {
      control.setLabel(NibTexts.shown(segment.label) ?? "", forSegment: place)
      control.setImage(DesktopControls.image(segment.element, reading), forSegment: place)
      if let width = segment.width { control.setWidth(width, forSegment: place) }
      if segment.selected == true { control.setSelected(true, forSegment: place) }
      if segment.enabled == false { control.setEnabled(false, forSegment: place) }
      control.setTag(segment.tag ?? 0, forSegment: place)
    }
  }

  private static func style(_ name: String?) -> NSSegmentedControl.Style {
    switch name {
    case "rounded": .rounded
    case "roundRect": .roundRect
    case "capsule": .capsule
    case "smallSquare": .smallSquare
    case "texturedRounded": .texturedRounded
    case "texturedSquare": .texturedSquare
    case "separated": .separated
    default: .automatic
    }
  }
}
