@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// The root of a document: `<document>`.
public struct DocumentElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension DocumentElement {
  /// `<classes>`.
  public var classes: MarkupElement? { element.firstChild("classes") }
  /// `colorMatched`.
  public var colorMatched: Bool? { element.bool("colorMatched") }
  /// `customObjectInstantitationMethod`.
  public var customObjectInstantitationMethod: String? { element["customObjectInstantitationMethod"] }
  /// `<dependencies>`.
  public var dependencies: DependenciesElement? {
    element.firstChild("dependencies").map { DependenciesElement($0) }
  }
  /// `<designables>`.
  public var designables: MarkupElement? { element.firstChild("designables") }
  /// `<device>`.
  public var device: DeviceElement? { element.firstChild("device").map { DeviceElement($0) } }
  /// `generatesPrototypingConstraints`.
  public var generatesPrototypingConstraints: Bool? { element.bool("generatesPrototypingConstraints") }
  /// What `<inferredMetricsTieBreakers>` holds.
  public var inferredMetricsTieBreakers: [SegueElement] {
    element.firstChild("inferredMetricsTieBreakers")?.children.map { SegueElement($0) } ?? []
  }
  /// `initialViewController`.
  public var initialViewController: String? { element["initialViewController"] }
  /// `launchScreen`.
  public var launchScreen: Bool? { element.bool("launchScreen") }
  /// `<objects>`.
  public var objects: MarkupElement? { element.firstChild("objects") }
  /// `propertyAccessControl`.
  public var propertyAccessControl: String? { element["propertyAccessControl"] }
  /// `<resources>`.
  public var resources: MarkupElement? { element.firstChild("resources") }
  /// What `<scenes>` holds.
  public var scenes: [StoryboardSceneElement] {
    element.firstChild("scenes")?.children.map { StoryboardSceneElement($0) } ?? []
  }
  /// `systemVersion`.
  public var systemVersion: String? { element["systemVersion"] }
  /// `targetRuntime`.
  public var targetRuntime: String? { element["targetRuntime"] }
  /// `<color key="tintColor">`.
  public var tintColor: ColorElement? {
    element.firstChild("color", key: "tintColor").map { ColorElement($0) }
  }
  /// `toolsVersion`.
  public var toolsVersion: String? { element["toolsVersion"] }
  /// `type`.
  public var type: String? { element["type"] }
  /// `useAutolayout`.
  public var useAutolayout: Bool? { element.bool("useAutolayout") }
  /// `useSafeAreas`.
  public var useSafeAreas: Bool? { element.bool("useSafeAreas") }
  /// `useTraitCollections`.
  public var useTraitCollections: Bool? { element.bool("useTraitCollections") }
  /// `variant`.
  public var variant: String? { element["variant"] }
  /// `version`.
  public var version: Double? { element.number("version") }
}
