import Testing
import UIKit

@testable import PlumbViewKit

@MainActor @Suite struct UIButtonTests {
  /// Recorded buttons without a configuration are 30 points high at 15 points (n = 37), 33 at 17 (n = 8),
  /// 28 at 13 (n = 6), and as wide as their titles, in whole points.
  @Test func titlesDecideTheSize() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    #expect(button.titleLabel?.font.pointSize == 15)
    #expect(button.intrinsicContentSize.height == 30)
    #expect(abs(button.intrinsicContentSize.width - 46) <= 1)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    #expect(button.intrinsicContentSize.height == 33)
    button.titleLabel?.font = .systemFont(ofSize: 13)
    #expect(button.intrinsicContentSize.height == 28)
    button.setTitle("x", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 28))
    #expect(UIButton().titleLabel?.font.pointSize == 18)
  }

  /// A colour that nobody has said is white, or the tint where the button is not a custom one.
  @Test func titlesHaveColors() {
    let button = UIButton(type: .system)
    #expect(button.titleColor(for: .normal) == .systemBlue)
    button.tintColor = .red
    #expect(button.titleColor(for: .highlighted) == .red)
    button.setTitleColor(.green, for: .normal)
    #expect(button.titleColor(for: .highlighted) == .green && button.currentTitleColor == .green)
    #expect(UIButton().titleColor(for: .normal) == .white)
  }

  @Test func imagesMayBeToldToGrowWithTheText() {
    let views: [any UIAccessibilityContentSizeCategoryImageAdjusting] = [UIButton(), UIImageView()]
    for view in views {
      #expect(!view.adjustsImageSizeForAccessibilityContentSizeCategory)
      view.adjustsImageSizeForAccessibilityContentSizeCategory = true
      #expect(view.adjustsImageSizeForAccessibilityContentSizeCategory)
    }
  }

  /// A title that is empty counts for its line beside an image, one that is nil does not.
  @Test func anEmptyTitleBesideAnImageIsAsHighAsItsLine() {
    let button = UIButton(type: .custom)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 5, height: 5))
    button.setTitle("", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 5, height: 22))
    button.setTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 5, height: 5))
  }

  /// `contentEdgeInsets` take the place of the room around; the other insets move and do not count
  /// (documentation of both).
  @Test func insets() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let width = button.intrinsicContentSize.width
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    #expect(button.intrinsicContentSize == CGSize(width: width, height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)
    #expect(button.intrinsicContentSize == CGSize(width: width + 16, height: 38))
    let rect = button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(rect == CGRect(x: 8, y: 10, width: 84, height: 30))
  }

  /// A state that says nothing shows what the normal one does ("UIButton.setTitle(_:for:)").
  @Test func states() {
    let button = UIButton(type: .custom)
    button.setTitle("On", for: .normal)
    button.setTitle("Selected", for: .selected)
    #expect(button.title(for: .highlighted) == "On")
    #expect(button.currentTitle == "On")
    let width = button.intrinsicContentSize.width
    button.isSelected = true
    #expect(button.currentTitle == "Selected")
    #expect(button.state == .selected)
    #expect(button.intrinsicContentSize.width > width)
    button.isEnabled = false
    #expect(button.state == [.selected, .disabled])
    #expect(button.currentTitle == "On")
  }

  /// Image and title stand side by side in the middle, the image first in the direction of reading.
  @Test func imageAndTitleAreSubviewsSideBySide() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(ofSize: CGSize(width: 20, height: 24)), for: .normal)
    #expect(button.intrinsicContentSize.height == 24)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let image = button.imageView?.frame ?? .zero
    let title = button.titleLabel?.frame ?? .zero
    #expect(button.titleLabel?.text == "Title")
    #expect(image.size == CGSize(width: 20, height: 24))
    #expect(image.minY == 10)
    #expect(title.minX == image.maxX)
    #expect(abs(image.minX - (200 - title.maxX)) <= 0.34)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel!.frame.maxX <= button.imageView!.frame.minX + 0.34)
    button.semanticContentAttribute = .unspecified
    button.contentHorizontalAlignment = .leading
    button.titleEdgeInsets.left = 6
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 0)
    #expect(abs(button.titleLabel!.frame.minX - 26) < 1e-9)
  }

  /// A title that has too little room is cut off.
  @Test func aNarrowButtonCutsItsTitle() {
    let button = UIButton(type: .system)
    button.setTitle("A rather long title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == 60)
  }

  /// Recorded buttons with a configuration are 14 points higher (n = 7) and 24 wider (n = 2) than their
  /// texts.
  @Test func configurations() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    let text = "Title".size(withAttributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    #expect(abs(button.intrinsicContentSize.height - (61 / 3 + 14)) < 1e-9)
    #expect(abs(button.intrinsicContentSize.width - text.width - 24) < 0.34)
    button.configuration?.subtitle = "Subtitle"
    #expect(button.intrinsicContentSize.height > 49)
    button.configuration?.subtitle = nil
    button.configuration?.contentInsets = .zero
    #expect(abs(button.intrinsicContentSize.height - 61 / 3) < 1e-9)
    button.configuration?.setDefaultContentInsets()
    button.configuration?.image = UIImage(ofSize: CGSize(width: 10, height: 10))
    button.configuration?.imagePadding = 6
    #expect(abs(button.intrinsicContentSize.width - text.width - 40) < 0.34)
    button.configuration?.imagePlacement = .top
    #expect(abs(button.intrinsicContentSize.height - (61 / 3 + 30)) < 1e-9)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minY == 7)
    #expect(button.titleLabel?.frame.minX == 12)
  }

  /// The title of a configuration wraps, and the button grows with it.
  @Test func configuredTitlesWrap() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A title that takes more than one line of this button"
    let button = UIButton(configuration: configuration)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 400))
    button.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      button.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(button.frame.width == 160)
    #expect(button.frame.height > 61 / 3 * 2 + 13)
    #expect(abs((button.titleLabel?.frame.height ?? 0) - (button.frame.height - 14)) < 0.34)
    container.frame.size.width = 700
    container.layoutIfNeeded()
    #expect(abs(button.frame.height - (61 / 3 + 14)) < 1e-9)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    container.frame.size.width = 160
    container.layoutIfNeeded()
    #expect(abs(button.frame.height - (61 / 3 + 14)) < 1e-9)
  }

  @Test func attributesOfConfiguredTitles() {
    var configuration = UIButton.Configuration.plain()
    var attributes = AttributeContainer()
    attributes.font = UIFont.systemFont(ofSize: 34)
    configuration.attributedTitle = AttributedString("Title", attributes: attributes)
    let button = UIButton(configuration: configuration)
    #expect(abs(button.intrinsicContentSize.height - (122 / 3 + 14)) < 0.34)
    configuration.title = "Title"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 34)
      return outgoing
    }
    button.configuration = configuration
    #expect(abs(button.intrinsicContentSize.height - (122 / 3 + 14)) < 0.34)
  }

  /// "UIButton.configurationUpdateHandler": asked when the state changes.
  @Test func theUpdateHandlerFollowsTheState() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "a longer title" : "short"
    }
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    button.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(button)
    container.layoutIfNeeded()
    #expect(button.titleLabel?.text == "short")
    let width = button.frame.width
    button.isSelected = true
    container.layoutIfNeeded()
    #expect(button.titleLabel?.text == "a longer title")
    #expect(button.frame.width > width)
  }

  /// The sizes that a configuration gives are those of the document's reading of buttons.
  @Test func configuredSizesAreThoseOfTheMetrics() {
    let button = UIButton(configuration: .gray())
    #expect(abs(button.intrinsicContentSize.height - (61 / 3 + 14)) < 1e-9)
    #expect(button.intrinsicContentSize.width == 24)
    for (size, insets) in [
      (UIButton.Configuration.Size.mini, CGFloat(8)), (.small, 10), (.medium, 12), (.large, 20),
    ] {
      button.configuration?.buttonSize = size
      #expect(button.configuration?.contentInsets.leading == insets)
    }
  }

  /// A view that says in each layout what its controls show comes to rest.
  @Test func sayingTheSameAgainChangesNothing() {
    final class Form: UIView {
      let label = UILabel()
      let button = UIButton(type: .system)
      let field = UITextField()
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        label.text = "Label"
        label.attributedText = NSAttributedString(
          string: "Label", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        button.setTitle("Button", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 20)
        field.text = "Field"
        field.font = .systemFont(ofSize: 20)
      }
    }
    let form = Form(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    for view in [form.label, form.button, form.field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      form.addSubview(view)
      view.topAnchor.constraint(equalTo: form.topAnchor).isActive = true
    }
    form.layoutIfNeeded()
    #expect(form.layouts < 6)
    #expect(form.button.frame.height == 36)
    let layouts = form.layouts
    form.setNeedsLayout()
    form.layoutIfNeeded()
    #expect(form.layouts <= layouts + 2)
  }

  @Test func symbolButtons() {
    // Recorded: 26 by 26 in Xcode 15 (n = 2), and 30 by 30 to close.
    #expect(UIButton(type: .infoLight).intrinsicContentSize == CGSize(width: 26, height: 26))
    #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(UIButton(type: .contactAdd).bounds.size == CGSize(width: 26, height: 26))
  }

  @Test func actions() {
    var sent: [String] = []
    let action = UIAction(title: "Do it") { sent.append($0.title) }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Do it")
    button.sendActions(for: .primaryActionTriggered)
    button.addAction(UIAction { _ in sent.append("tap") }, for: [.touchUpInside, .touchDown])
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(sent == ["Do it", "tap"])
    button.removeAction(action, for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    #expect(sent == ["Do it", "tap"])
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
  }
}

extension UIImage {
  fileprivate convenience init(ofSize size: CGSize) {
    self.init(ImageContents(.bitmap(size), scale: 1))
  }
}
