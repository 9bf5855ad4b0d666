import CoreGraphics
import Testing
import UIKit

/// Parts, images and actions of controls with values.
@MainActor @Suite struct ControlPartTests {
  private let icon = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

  @Test func theThumbGoesAlongTheTrack() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    let bounds = slider.bounds
    let track = slider.trackRect(forBounds: bounds)
    #expect(track == CGRect(x: 2, y: 13.5, width: 196, height: 4))
    func thumb(_ value: Float) -> CGRect {
      slider.thumbRect(forBounds: bounds, trackRect: track, value: value)
    }
    #expect(thumb(0) == CGRect(x: 0, y: 0, width: 31, height: 31))
    #expect(thumb(1).maxX == 200 && thumb(0.5).midX == 100)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(thumb(0).maxX == 200)
    slider.semanticContentAttribute = .forceLeftToRight
    slider.setThumbImage(icon, for: .normal)
    #expect(thumb(0) == CGRect(x: 0, y: 10.5, width: 20, height: 10))
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === icon && slider.thumbImage(for: .highlighted) == nil)
  }

  @Test func theTrackIsBetweenTheImages() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    slider.minimumValueImage = icon
    slider.maximumValueImage = icon
    let (low, high) = (
      slider.minimumValueImageRect(forBounds: slider.bounds),
      slider.maximumValueImageRect(forBounds: slider.bounds)
    )
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(low == CGRect(x: 0, y: 10, width: 20, height: 10) && high.maxX == 200)
    #expect(track.minX > low.maxX && track.maxX < high.minX)
  }

  @Test func segmentsHaveActions() {
    let control = UISegmentedControl(items: ["One", "Two"])
    let width = control.intrinsicContentSize.width
    let action = UIAction(title: "A title that is longer", identifier: .init("long")) { _ in }
    control.setAction(action, forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "A title that is longer")
    #expect(control.intrinsicContentSize.width > width)
    #expect(control.segmentIndex(identifiedBy: .init("long")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("none")) == NSNotFound)
    control.setDividerImage(
      icon, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
      control.dividerImage(forLeftSegmentState: left, rightSegmentState: right, barMetrics: .default)
    }
    #expect(divider(.normal, .selected) === icon && divider(.selected, .normal) == nil)
    control.setBackgroundImage(icon, for: .normal, barMetrics: .compact)
    #expect(control.backgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(control.backgroundImage(for: .normal, barMetrics: .compact) === icon)
  }

  @Test func aBarFollowsAProgress() {
    let (bar, progress) = (UIProgressView(), Progress(totalUnitCount: 4))
    bar.progress = 0.9
    bar.observedProgress = progress
    #expect(bar.progress == 0)
    progress.completedUnitCount = 3
    #expect(bar.progress == 0.75)
    bar.observedProgress = nil
    #expect(bar.progress == 0.75)
  }

  @Test func aColumnOfDotsIsARowOnItsSide() {
    let control = UIPageControl()
    control.numberOfPages = 5
    let row = control.intrinsicContentSize
    control.direction = .topToBottom
    #expect(row.width != row.height)
    #expect(control.intrinsicContentSize == CGSize(width: row.height, height: row.width))
    #expect(control.size(forNumberOfPages: 5) == control.intrinsicContentSize)
    control.setIndicatorImage(icon, forPage: 2)
    #expect(control.indicatorImage(forPage: 2) === icon && control.indicatorImage(forPage: 1) == nil)
  }

  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  }

  private final class TallWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 70 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      let label = UILabel()
      label.text = "Row \(row)"
      return label
    }
  }

  // Pickers keep neither of them.
  private let plain = Wheels()
  private let tall = TallWheels()

  @Test func wheelsSayHowLargeTheirRowsAre() {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 323, height: 216))
    picker.dataSource = plain
    picker.delegate = plain
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 150, height: 32))
    #expect(picker.rowSize(forComponent: 2) == .zero)
    #expect(picker.view(forRow: 1, forComponent: 0) == nil)
    picker.dataSource = tall
    picker.delegate = tall
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 70, height: 50))
    let row = picker.view(forRow: 2, forComponent: 0)
    #expect((row as? UILabel)?.text == "Row 2" && picker.view(forRow: 2, forComponent: 0) === row)
    #expect(picker.view(forRow: 3, forComponent: 0) == nil)
  }

  @Test func whoFollowsAControlIsCountedUp() {
    let control = UIControl()
    let action = UIAction { _ in }
    control.addAction(action, for: .touchUpInside)
    control.addTarget(nil, action: Selector("tap"), for: .valueChanged)
    var (actions, selectors): ([UIControl.Event], [String]) = ([], [])
    control.enumerateEventHandlers { action, target, event, _ in
      if action != nil { actions.append(event) }
      if let target { selectors.append(target.1.description) }
    }
    #expect(actions == [.touchUpInside] && selectors == ["tap"])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }

  @Test func itemsOfTheSystemHaveTitles() {
    let item = UITabBarItem(tabBarSystemItem: .mostViewed, tag: 7)
    #expect(item.title == "Most Viewed" && item.tag == 7)
  }
}
