import Testing
import UIKit

@testable import PlumbViewKit

/// Sizes of controls as documents of Xcode 11 to 16 record them; those of iOS 26 are tested in `SystemVersionTests`.
@MainActor @Suite struct ControlSizeTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
  }

  /// Recorded frames are 51 by 31 (n = 26), with 2 points to the right of the alignment rectangle (n = 23).
  @Test func aLabelBesideASwitch() {
    let label = UILabel()
    label.text = "Setting"
    let toggle = UISwitch()
    #expect(toggle.frame == CGRect(x: 0, y: 0, width: 51, height: 31))
    add(label)
    add(toggle)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      toggle.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 8),
      toggle.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
      toggle.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      label.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
    ])
    container.layoutIfNeeded()
    #expect(toggle.frame == CGRect(x: 255, y: 10, width: 51, height: 31))
    #expect(abs(label.frame.midY - 25.5) < 0.34)
    #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 1e-9)
    container.semanticContentAttribute = .forceRightToLeft
    toggle.semanticContentAttribute = .forceRightToLeft
    #expect(toggle.alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 0))
  }

  /// Recorded frames are 31 points high, one of them below the alignment rectangle and 2 at either side (n
  /// = 32).
  @Test func sliders() {
    let slider = UISlider()
    add(slider)
    NSLayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
      slider.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -20),
      slider.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
    ])
    container.layoutIfNeeded()
    #expect(slider.frame == CGRect(x: 18, y: 10, width: 284, height: 31))
    #expect(slider.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    slider.value = 7
    #expect(slider.value == 1)
  }

  /// Recorded: steppers of 94 by 32 (n = 2), bars of 4 (n = 2), wheels of 20 (n = 13) and 37 (n = 14).
  @Test func fixedSizes() {
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UIColorWell().frame.size == CGSize(width: 28, height: 28))
    #expect(
      UIStepper(frame: CGRect(x: 5, y: 6, width: 1, height: 1)).frame
        == CGRect(x: 5, y: 6, width: 94, height: 32))
    #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  /// Wheels are hidden as long as they stand still ("hidesWhenStopped").
  @Test func activityIndicatorsHide() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    wheel.hidesWhenStopped = false
    wheel.stopAnimating()
    #expect(!wheel.isHidden)
  }

  /// All segments are as wide as the widest; recorded frames are 32 points high, 1 of them below the
  /// alignment rectangle.
  @Test func segments() {
    let control = UISegmentedControl(items: ["One", "A longer one"])
    #expect(control.bounds.height == 32)
    let width = control.intrinsicContentSize.width
    #expect(control.bounds.width == width)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < width)
    control.setWidth(100, forSegmentAt: 0)
    control.setWidth(60, forSegmentAt: 1)
    #expect(control.intrinsicContentSize.width == 161)
    control.insertSegment(withTitle: "x", at: 0, animated: false)
    #expect(control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 0) == "x")
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  /// Numbers above the last segment's are pinned to it (documentation of `setTitle(_:forSegmentAt:)`); the selected segment
  /// stays selected where another one goes.
  @Test func segmentsBeyondTheLast() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    #expect(control.titleForSegment(at: 9) == "c")
    control.setTitle("z", forSegmentAt: 7)
    control.setEnabled(false, forSegmentAt: 7)
    #expect(control.titleForSegment(at: 2) == "z" && !control.isEnabledForSegment(at: 2))
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    control.setTitle("a", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil && control.widthForSegment(at: 0) == 0)
  }

  /// A title's label that outlives its button.
  @Test func labelsOutliveButtons() {
    let label = UIButton(type: .system).titleLabel
    label?.text = "Text"
    #expect(label?.intrinsicContentSize.height ?? 0 > 0)
  }

  @Test func datePickers() {
    let picker = UIDatePicker()
    // A line of 17 points, 20 1/3 high at 3 pixels a point, and 14: as high as a button.
    #expect(abs(picker.intrinsicContentSize.height - 34.333) < 0.001)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .inline
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 330))
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
  }

  /// Recorded: navigation bars of 44 (n = 73), tab bars of 49 (n = 5), toolbars of 49 on a device with a home
  /// indicator (n = 3); a search field of 36 with 10 above and below (n = 2).
  @Test func bars() {
    #expect(UINavigationBar().intrinsicContentSize == CGSize(width: -1, height: 44))
    #expect(UITabBar().sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 49))
    #expect(UIToolbar().intrinsicContentSize.height == 49)
    let search = UISearchBar()
    add(search)
    NSLayoutConstraint.activate([
      search.topAnchor.constraint(equalTo: container.topAnchor),
      search.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      search.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    #expect(search.frame == CGRect(x: 0, y: 0, width: 320, height: 56))
    #expect(search.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
  }

  /// An image has its own size; alignment insets are part of the frame and not of what is aligned.
  @Test func imageViews() {
    let view = UIImageView()
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    let image = UIImage(ImageContents(.bitmap(CGSize(width: 40, height: 30)), scale: 1))
    #expect(UIImageView(image: image).bounds.size == image.size)
    view.image = image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 40, height: 30))
    view.image = nil
    view.highlightedImage = image
    view.isHighlighted = true
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 40, height: 30))
  }

  @Test func effectViews() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.contentView.superview === view)
    #expect(view.contentView.frame == view.bounds)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.centerXAnchor.constraint(equalTo: view.contentView.centerXAnchor),
      inner.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 40, y: 40, width: 20, height: 10))
  }
}
