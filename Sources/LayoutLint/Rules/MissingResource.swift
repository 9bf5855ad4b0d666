import PlumbFindings
import PlumbInterfaceBuilder
import PlumbMarkup

extension Rule {
  static let missingResource = Rule(
    "missing-resource", .warning,
    summary: "an image or a colour that the document's resources do not list",
    check: .document { index in
      // A page neither adds a resource nor drops one, and has no room for it.
      #if hasFeature(Embedded)
        return []
      #else
        return MissingResource.findings(index)
      #endif
    },
    isOnCanvas: false)
}

extension RulePage {
  static let missingResource = RulePage(
    finds: """
      An image or a named colour that something in the document shows and that `<resources>` does not list. Interface \
      Builder lists all that it uses there, Apple's symbols and system images included (8,700 uses in 231 projects, 4 \
      exceptions, each from a merge). Colours that the document itself describes and system colours need no resource.
      """,
    matters: """
      The list says how large an image is, and what a colour is where the catalog has none: without its entry, Interface \
      Builder shows the image as missing or in another size, and an app on an older system shows another colour. Most come \
      from a merge that kept the view and dropped the resource.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <imageView contentMode="center" fixedFrame="YES" ▸image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="logo">
            <rect key="frame" x="20" y="20" width="64" height="64"/>
          </imageView>
        </subviews>
        """,
      good: """
        <subviews>
          <imageView contentMode="center" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="logo">
            <rect key="frame" x="20" y="20" width="64" height="64"/>
          </imageView>
        </subviews>
        """),
    settling: """
      Open the document in Interface Builder, choose the image or the colour again, and save; or take the entry of \
      `<resources>` from the version that had it.
      """)
}

enum MissingResource {
  #if !hasFeature(Embedded)
    static func findings(_ index: DocumentIndex) -> [Finding] {
      var images: Set<String> = []
      var colors: Set<String> = []
      for resource in DocumentElement(index.document.markup.root).resources?.children.map({ $0 }) ?? [] {
        if resource.isNamed(.image), let name = ImageResourceElement(resource).name { images.insert(name) }
        if resource.isNamed(.namedColor), let name = NamedColorElement(resource).name { colors.insert(name) }
      }
      var findings: [Finding] = []
      for (element, attribute) in index.noted where !element.isNamed(.accessibilityTraits) {
        let isMissing =
          isImage(attribute)
          ? !images.contains(attribute.value)
          : isColor(attribute, of: element) && !colors.contains(attribute.value)
        if isMissing { findings.append(finding(attribute, of: element, index)) }
      }
      return findings
    }

    private static func finding(
      _ attribute: MarkupAttribute, of element: MarkupElement, _ index: DocumentIndex
    ) -> Finding {
      let what: Message = element.isNamed(.color) ? "colour" : "image"
      let owner = owner(of: element)
      let name: Message = owner.id == nil ? "The document" : "\(item: index.name(of: owner))"
      return index.finding(
        .missingResource,
        "\(name) shows the \(what) “\(value: attribute.value)”, which the resources do not list",
        about: owner, at: attribute.span)
    }

    /// The nearest element around one that people can find, which has an id.
    private static func owner(of element: MarkupElement) -> MarkupElement {
      var current = element
      while current.id == nil, let parent = current.parent { current = parent }
      return current
    }

    private static func isImage(_ attribute: MarkupAttribute) -> Bool {
      imageNames.contains(attribute) && !attribute.value.isEmpty
    }

    /// A colour that says nothing of itself but its name is one of a catalog.
    private static func isColor(_ attribute: MarkupAttribute, of element: MarkupElement) -> Bool {
      element.isNamed(.color) && attribute.isNamed("name")
        && element.attributes.allSatisfy { $0.isNamed("name") || $0.isNamed("key") }
    }
  #endif

  static let names = AttributeNames([imageNames, AttributeNames(["name"])])

  private static let imageNames = AttributeNames([
    "image", "selectedImage", "backgroundImage", "landscapeImage", "largeContentSizeImage",
    "highlightedImage", "alternateImage",
  ])
}
