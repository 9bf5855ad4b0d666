import PlumbAppleFacts
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbMarkup

extension Rule {
  static let missingAccessibilityLabel = Rule(
    "missing-accessibility-label", .note,
    summary: "a button that shows an image and says nothing to VoiceOver",
    check: .document { index in MissingAccessibilityLabel.findings(index) })
}

extension RulePage {
  static let missingAccessibilityLabel = RulePage(
    finds: """
      A button of iOS or tvOS with an image and without a title whose accessibility label is empty. Passed over are buttons \
      whose types have labels of their own (information, contacts, close), those of custom classes, those that are no \
      accessibility elements, and those with an outlet: code may give them a label.
      """,
    matters: """
      VoiceOver reads the image's file name or says “button”: who does not see the screen cannot know what the button does, and \
      tests of the interface find it by nothing.
      """,
    example: RuleExample(
      bad: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="retina4_7" orientation="portrait"/>
          <objects>
            <view id="root">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <button opaque="NO" buttonType="system" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" ▸id="share">
                  <rect key="frame" x="20" y="20" width="44" height="44"/>
                  <state key="normal" image="share"/>
                </button>
              </subviews>
            </view>
          </objects>
          <resources>
            <image name="share" width="24" height="24"/>
          </resources>
        </document>
        """,
      good: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="retina4_7" orientation="portrait"/>
          <objects>
            <view id="root">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <button opaque="NO" buttonType="system" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="share">
                  <rect key="frame" x="20" y="20" width="44" height="44"/>
                  <accessibility key="accessibilityConfiguration" label="Share"/>
                  <state key="normal" image="share"/>
                </button>
              </subviews>
            </view>
          </objects>
          <resources>
            <image name="share" width="24" height="24"/>
          </resources>
        </document>
        """),
    settling: """
      Write what the button does into “Label” under “Accessibility” in the identity inspector, in one or two words and without \
      “button”.
      """)
}

private enum MissingAccessibilityLabel {
  static func findings(_ index: DocumentIndex) -> [Finding] {
    guard index.document.platform != .macOS else { return [] }
    let silent = index.scenes.flatMap { $0.views }.filter(isSilent)
    guard !silent.isEmpty else { return [] }
    let connected = index.document.outletDestinations
    return silent.filter { !connected.contains($0.id) }.map { view in
      index.finding(
        .missingAccessibilityLabel,
        "The button \(item: index.name(of: view.id)) shows an image and has no accessibility label",
        about: view.element, at: view.element.idAttribute?.span ?? view.element.span)
    }
  }

  private static func isSilent(_ view: ResolvedView) -> Bool {
    guard view.kind == .button, view.customClass == nil else { return false }
    let button = ButtonElement(view.varied)
    if let type = button.buttonType, type != "system", type != "custom", type != "roundedRect" {
      return false
    }
    let accessibility = button.accessibilityConfiguration
    if accessibility?.label?.isEmpty == false || accessibility?.isElement?.value == false { return false }
    let configuration = button.configuration
    let showsImage =
      configuration?.image != nil || configuration?.imageReference != nil
      || button.states.contains { $0.image != nil || $0.imageReference != nil }
    let showsText =
      configuration?.title?.isEmpty == false || configuration?.attributedTitle != nil
      || button.states.contains { $0.title?.isEmpty == false || $0.attributedTitle != nil }
    return showsImage && !showsText
  }
}
