@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// The root of a document: `<document>`.
package struct DocumentElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension DocumentElement {
  /// `<classes>`.
  package var classes: MarkupElement? { element.firstChild("classes") }
  /// `colorMatched`.
  package var colorMatched: Bool? { element.bool("colorMatched") }
  /// `customObjectInstantitationMethod`.
  package var customObjectInstantitationMethod: String? { element["customObjectInstantitationMethod"] }
  /// `<dependencies>`.
  package var dependencies: DependenciesElement? {
    element.firstChild("dependencies").map { DependenciesElement($0) }
  }
  /// `<designables>`.
  package var designables: MarkupElement? { element.firstChild("designables") }
  /// `<device>`.
  package var device: DeviceElement? { element.firstChild("device").map { DeviceElement($0) } }
  /// `generatesPrototypingConstraints`.
  package var generatesPrototypingConstraints: Bool? { element.bool("generatesPrototypingConstraints") }
  /// What `<inferredMetricsTieBreakers>` holds.
  package var inferredMetricsTieBreakers: [SegueElement] {
    element.firstChild("inferredMetricsTieBreakers")?.children.map { SegueElement($0) } ?? []
  }
  /// `initialViewController`.
  package var initialViewController: String? { element["initialViewController"] }
  /// `launchScreen`.
  package var launchScreen: Bool? { element.bool("launchScreen") }
  /// `<objects>`.
  package var objects: MarkupElement? { element.firstChild("objects") }
  /// `propertyAccessControl`.
  package var propertyAccessControl: String? { element["propertyAccessControl"] }
  /// `<resources>`.
  package var resources: MarkupElement? { element.firstChild("resources") }
  /// What `<scenes>` holds.
  package var scenes: [StoryboardSceneElement] {
    element.firstChild("scenes")?.children.map { StoryboardSceneElement($0) } ?? []
  }
  /// `systemVersion`.
  package var systemVersion: String? { element["systemVersion"] }
  /// `targetRuntime`.
  package var targetRuntime: String? { element["targetRuntime"] }
  /// `<color key="tintColor">`.
  package var tintColor: ColorElement? {
    element.firstChild("color", key: "tintColor").map { ColorElement($0) }
  }
  /// `toolsVersion`.
  package var toolsVersion: String? { element["toolsVersion"] }
  /// `type`.
  package var type: String? { element["type"] }
  /// `useAutolayout`.
  package var useAutolayout: Bool? { element.bool("useAutolayout") }
  /// `useSafeAreas`.
  package var useSafeAreas: Bool? { element.bool("useSafeAreas") }
  /// `useTraitCollections`.
  package var useTraitCollections: Bool? { element.bool("useTraitCollections") }
  /// `variant`.
  package var variant: String? { element["variant"] }
  /// `version`.
  package var version: Double? { element.number("version") }
}
