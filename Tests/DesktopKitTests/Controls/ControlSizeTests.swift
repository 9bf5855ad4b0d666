import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// Frames of controls that are made in code, against those that Xcode 12.5 to 16 recorded for the same control in a document.
///
/// Heights are the same; widths of texts may be a point off.
@MainActor @Suite struct ControlSizeTests {
  private func expect(_ control: NSControl, _ width: CGFloat, _ height: CGFloat, tolerance: CGFloat = 1) {
    control.sizeToFit()
    #expect(control.frame.height == height)
    #expect(abs(control.frame.width - width) <= tolerance)
  }

  private func sized<Control: NSControl>(
    _ control: Control, _ size: NSControl.ControlSize, font: CGFloat
  ) -> Control {
    control.controlSize = size
    control.font = .systemFont(ofSize: font)
    return control
  }

  /// `TDCServerPropertiesSheet.xib` of Textual, `SubtitlesDefaults.xib` and `HBEncodingProgressHUDController.xib` of HandBrake.
  @Test func pushButtons() {
    expect(NSButton(title: "Save", target: nil, action: nil), 64, 32)
    expect(sized(NSButton(title: "Cancel", target: nil, action: nil), .small, font: 11), 64, 27)
    expect(sized(NSButton(title: "Cancel", target: nil, action: nil), .mini, font: 9), 49, 16)
  }

  /// `Main.storyboard` of Hidden Bar, `Video.xib` of HandBrake.
  @Test func checkBoxesAndRadioButtons() {
    expect(NSButton(checkboxWithTitle: "Start Hidden Bar when I log in", target: nil, action: nil), 207, 18)
    expect(NSButton(checkboxWithTitle: "Show preferences on launch", target: nil, action: nil), 198, 18)
    let radio = NSButton(radioButtonWithTitle: "Variable Framerate", target: nil, action: nil)
    expect(sized(radio, .small, font: 11), 120, 15)
  }

  /// `GeneralPreferenceViewController.xib` of Maccy, `PlaylistViewController.xib` of IINA, `MessageWindow.xib` of Transmission,
  /// `PreferencesWindowHotkeysTab.xib` of Nimble Commander.
  @Test func otherBezels() {
    let button = NSButton(title: "Check now", target: nil, action: nil)
    button.bezelStyle = .roundRect
    button.font = .systemFont(ofSize: 12)
    expect(button, 77, 19)
    button.title = "Wrong Subtitle!"
    expect(sized(button, .small, font: 11), 96, 17)
    let textured = NSButton(title: "Clear", target: nil, action: nil)
    textured.bezelStyle = .texturedRounded
    expect(textured, 48, 23)
    let recessed = NSButton(title: "Customized", target: nil, action: nil)
    recessed.bezelStyle = .recessed
    expect(sized(recessed, .small, font: 11), 77, 17, tolerance: 2)
  }

  /// A button without a bezel is its title (`AccountsFeedbin.xib` of NetNewsWire).
  @Test func aButtonWithoutABezelIsItsTitle() {
    let button = NSButton(title: "Create one here.", target: nil, action: nil)
    button.bezelStyle = .roundRect
    button.isBordered = false
    expect(button, 105, 16)
    #expect(button.alignmentRectInsets.left == 0)
  }

  /// `Preferences.storyboard` of WWDC, `Main.storyboard` of Hidden Bar.
  @Test func labels() {
    expect(NSTextField(labelWithString: "Include bookmarks"), 119, 16)
    expect(NSTextField(labelWithString: "Search:"), 50, 16)
    let small = NSTextField(labelWithString: "Indexing...")
    small.font = .systemFont(ofSize: 9)
    expect(small, 50, 11)
    let large = NSTextField(labelWithString: "Hidden Bar")
    large.font = .systemFont(ofSize: 35, weight: .medium)
    expect(large, 176, 41)
    let bold = NSTextField(labelWithString: "Settings")
    bold.font = .boldSystemFont(ofSize: 22)
    expect(bold, 91, 26)
  }

  /// Fields keep the width that they are given: 21 points high at 13 (`MainMenu.xib` of Simple Comic), 19 at 11.
  @Test func fieldsHaveAHeightAlone() {
    let fields = [NSTextField(), NSSecureTextField(), NSTokenField()]
    for field in fields {
      #expect(field.intrinsicContentSize == NSSize(width: NSView.noIntrinsicMetric, height: 21))
      field.font = .systemFont(ofSize: 11)
      #expect(field.intrinsicContentSize.height == 19)
    }
    #expect(NSSearchField().intrinsicContentSize == NSSize(width: NSView.noIntrinsicMetric, height: 22))
    expect(NSComboBox(frame: NSRect(x: 0, y: 0, width: 100, height: 0)), 100, 23)
    let bordered = NSTextField()
    bordered.isBordered = true
    #expect(!bordered.isBezeled)
    #expect(bordered.intrinsicContentSize.height == 20)
  }

  /// `Preferences.storyboard` of WWDC, `QSSearchPrefPane.xib` of Quicksilver, `HBPictureHUDController.xib` of HandBrake.
  @Test func popUpButtons() {
    let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
    popUp.addItems(withTitles: ["5 Seconds", "10 Seconds", "15 Seconds", "30 Seconds"])
    expect(popUp, 112, 25)
    popUp.removeAllItems()
    popUp.addItems(withTitles: ["Single", "Double"])
    expect(sized(popUp, .small, font: 11), 70, 22)
    #expect(sized(popUp, .mini, font: 9).sizeThatFits(.zero).height == 16)
  }

  /// A pull-down button has room for its first item, which it shows.
  @Test func aPullDownButtonHasTheWidthOfItsFirstItem() {
    let popUp = NSPopUpButton(frame: .zero, pullsDown: true)
    popUp.addItems(withTitles: ["Add", "A folder with a much longer name"])
    popUp.sizeToFit()
    let narrow = popUp.frame.width
    popUp.pullsDown = false
    popUp.sizeToFit()
    #expect(narrow < popUp.frame.width)
    #expect(popUp.title == "Add")
  }

  /// Heights of `QuickSettingViewController.xib`, `InspectorWindowController.xib` and `InfoActivityView.xib` of IINA and
  /// Transmission.
  @Test func segmentedControls() {
    let control = NSSegmentedControl(
      labels: ["Logs", "Errors"], trackingMode: .selectOne, target: nil, action: nil)
    #expect(control.frame.height == 24)
    #expect(sized(control, .small, font: 11).sizeThatFits(.zero).height == 21)
    #expect(sized(control, .mini, font: 9).sizeThatFits(.zero).height == 16)
    for segment in 0..<2 { control.setWidth(100, forSegment: segment) }
    // A line of a point between the two, and three at either end.
    #expect(control.sizeThatFits(.zero).width == 207)
  }

  /// `QSSearchPrefPane.xib` of Quicksilver, `AppearancePreferenceViewController.xib` of Maccy, `Video.xib` of HandBrake.
  @Test func valueControls() {
    expect(NSStepper(), 19, 28, tolerance: 0)
    expect(NSSwitch(), 42, 25, tolerance: 0)
    let slider = NSSlider(value: 0, minValue: 0, maxValue: 1, target: nil, action: nil)
    #expect(slider.sizeThatFits(.zero).height == 28)
    slider.controlSize = .mini
    #expect(slider.sizeThatFits(.zero).height == 17)
    #expect(slider.intrinsicContentSize.width == NSView.noIntrinsicMetric)
    slider.isVertical = true
    #expect(slider.sizeThatFits(.zero).width == 17)
    slider.sliderType = .circular
    #expect(slider.intrinsicContentSize == NSSize(width: 22, height: 22))
  }

  /// Wheels of 32 points, and of 16 in small ones (n = 15 and 67 recorded); bars of 20 and 12 points.
  @Test func progressIndicators() {
    let progress = NSProgressIndicator()
    progress.sizeToFit()
    #expect(progress.frame.height == 20)
    progress.controlSize = .small
    #expect(progress.intrinsicContentSize == NSSize(width: NSView.noIntrinsicMetric, height: 12))
    progress.style = .spinning
    #expect(progress.intrinsicContentSize == NSSize(width: 16, height: 16))
    progress.controlSize = .regular
    #expect(progress.intrinsicContentSize == NSSize(width: 32, height: 32))
  }
}
