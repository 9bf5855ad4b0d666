@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A view controller or window controller, or a reference to one: `<viewController>`, `<avPlayerViewController>`, `<collectionViewController>` and others.
public struct ControllerElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension ControllerElement {
  /// `allowDoubleColumnStyle`.
  public var allowDoubleColumnStyle: Bool? { element.bool("allowDoubleColumnStyle") }
  /// `automaticallyAdjustsScrollViewInsets`.
  public var automaticallyAdjustsScrollViewInsets: Bool? {
    element.bool("automaticallyAdjustsScrollViewInsets")
  }
  /// `autoresizesArchivedViewToFullSize`.
  public var autoresizesArchivedViewToFullSize: Bool? { element.bool("autoresizesArchivedViewToFullSize") }
  /// `behavior`.
  public var behavior: String? { element["behavior"] }
  /// `bundleIdentifier`.
  public var bundleIdentifier: String? { element["bundleIdentifier"] }
  /// `canPropagateSelectedChildViewControllerTitle`.
  public var canPropagateSelectedChildViewControllerTitle: Bool? {
    element.bool("canPropagateSelectedChildViewControllerTitle")
  }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    element.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `clearsSelectionOnViewWillAppear`.
  public var clearsSelectionOnViewWillAppear: Bool? { element.bool("clearsSelectionOnViewWillAppear") }
  /// `<connections>`.
  public var connections: MarkupElement? { element.firstChild("connections") }
  /// `<value key="contentSizeForViewInPopover">`.
  public var contentSizeForViewInPopover: SizeElement? {
    element.firstChild("value", key: "contentSizeForViewInPopover").map { SizeElement($0) }
  }
  /// `definesPresentationContext`.
  public var definesPresentationContext: Bool? { element.bool("definesPresentationContext") }
  /// `<extendedEdge key="edgesForExtendedLayout">`.
  public var edgesForExtendedLayout: ExtendedEdgeElement? {
    element.firstChild("extendedEdge", key: "edgesForExtendedLayout").map { ExtendedEdgeElement($0) }
  }
  /// `extendedLayoutIncludesOpaqueBars`.
  public var extendedLayoutIncludesOpaqueBars: Bool? { element.bool("extendedLayoutIncludesOpaqueBars") }
  /// `<size key="freeformSize">`.
  public var freeformSize: SizeElement? {
    element.firstChild("size", key: "freeformSize").map { SizeElement($0) }
  }
  /// `hidesBottomBarWhenPushed`.
  public var hidesBottomBarWhenPushed: Bool? { element.bool("hidesBottomBarWhenPushed") }
  /// `identifier`.
  public var identifier: String? { element["identifier"] }
  /// What `<layoutGuides>` holds.
  public var layoutGuides: [LayoutGuideElement] {
    element.firstChild("layoutGuides")?.children.map { LayoutGuideElement($0) } ?? []
  }
  /// `minimumPrimaryColumnWidth`.
  public var minimumPrimaryColumnWidth: Double? { element.number("minimumPrimaryColumnWidth") }
  /// `modalPresentationStyle`.
  public var modalPresentationStyle: String? { element["modalPresentationStyle"] }
  /// `modalTransitionStyle`.
  public var modalTransitionStyle: String? { element["modalTransitionStyle"] }
  /// `<navigationBar key="navigationBar">`.
  public var navigationBar: BarElement? {
    element.firstChild("navigationBar", key: "navigationBar").map { BarElement($0) }
  }
  /// `navigationBarHidden`.
  public var navigationBarHidden: Bool? { element.bool("navigationBarHidden") }
  /// `<navigationItem key="navigationItem">`.
  public var navigationItem: NavigationItemElement? {
    element.firstChild("navigationItem", key: "navigationItem").map { NavigationItemElement($0) }
  }
  /// `navigationOrientation`.
  public var navigationOrientation: String? { element["navigationOrientation"] }
  /// `nibBundleIdentifier`.
  public var nibBundleIdentifier: String? { element["nibBundleIdentifier"] }
  /// `nibName`.
  public var nibName: String? { element["nibName"] }
  /// `pageSpacing`.
  public var pageSpacing: Double? { element.number("pageSpacing") }
  /// `<size key="preferredContentSize">`.
  public var preferredContentSize: SizeElement? {
    element.firstChild("size", key: "preferredContentSize").map { SizeElement($0) }
  }
  /// `preferredDisplayMode`.
  public var preferredDisplayMode: String? { element["preferredDisplayMode"] }
  /// `preferredPrimaryColumnWidthFraction`.
  public var preferredPrimaryColumnWidthFraction: Double? {
    element.number("preferredPrimaryColumnWidthFraction")
  }
  /// `preferredSupplementaryColumnWidthFraction`.
  public var preferredSupplementaryColumnWidthFraction: Double? {
    element.number("preferredSupplementaryColumnWidthFraction")
  }
  /// `presentsWithGesture`.
  public var presentsWithGesture: Bool? { element.bool("presentsWithGesture") }
  /// `primaryBackgroundStyle`.
  public var primaryBackgroundStyle: String? { element["primaryBackgroundStyle"] }
  /// `primaryEdge`.
  public var primaryEdge: String? { element["primaryEdge"] }
  /// `propertyAccessControl`.
  public var propertyAccessControl: String? { element["propertyAccessControl"] }
  /// `providesPresentationContextTransitionStyle`.
  public var providesPresentationContextTransitionStyle: Bool? {
    element.bool("providesPresentationContextTransitionStyle")
  }
  /// `referencedIdentifier`.
  public var referencedIdentifier: String? { element["referencedIdentifier"] }
  /// `restorationIdentifier`.
  public var restorationIdentifier: String? { element["restorationIdentifier"] }
  /// `sceneMemberID`.
  public var sceneMemberID: String? { element["sceneMemberID"] }
  /// `searchResultsTitle`.
  public var searchResultsTitle: String? { element["searchResultsTitle"] }
  /// `selectedTabViewItemIndex`.
  public var selectedTabViewItemIndex: Double? { element.number("selectedTabViewItemIndex") }
  /// `showSeguePresentationStyle`.
  public var showSeguePresentationStyle: String? { element["showSeguePresentationStyle"] }
  /// `<simulatedTabBarMetrics key="simulatedBottomBarMetrics">` or `<simulatedToolbarMetrics key="simulatedBottomBarMetrics">`.
  public var simulatedBottomBarMetrics: SimulatedMetricsElement? {
    (element.firstChild("simulatedTabBarMetrics", key: "simulatedBottomBarMetrics")
      ?? element.firstChild("simulatedToolbarMetrics", key: "simulatedBottomBarMetrics")).map {
        SimulatedMetricsElement($0)
      }
  }
  /// `<modalPageSheetSimulatedSizeMetrics key="simulatedDestinationMetrics">` or `<modalFormSheetSimulatedSizeMetrics key="simulatedDestinationMetrics">` or `<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics">` or `<simulatedScreenMetrics key="simulatedDestinationMetrics">` or `<splitViewDetailSimulatedSizeMetrics key="simulatedDestinationMetrics">`.
  public var simulatedDestinationMetrics: SimulatedMetricsElement? {
    ((((element.firstChild("modalPageSheetSimulatedSizeMetrics", key: "simulatedDestinationMetrics")
      ?? element.firstChild("modalFormSheetSimulatedSizeMetrics", key: "simulatedDestinationMetrics"))
      ?? element.firstChild("freeformSimulatedSizeMetrics", key: "simulatedDestinationMetrics"))
      ?? element.firstChild("simulatedScreenMetrics", key: "simulatedDestinationMetrics"))
      ?? element.firstChild("splitViewDetailSimulatedSizeMetrics", key: "simulatedDestinationMetrics")).map {
        SimulatedMetricsElement($0)
      }
  }
  /// `<simulatedOrientationMetrics key="simulatedOrientationMetrics">`.
  public var simulatedOrientationMetrics: SimulatedMetricsElement? {
    element.firstChild("simulatedOrientationMetrics", key: "simulatedOrientationMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `<simulatedStatusBarMetrics key="simulatedStatusBarMetrics">`.
  public var simulatedStatusBarMetrics: SimulatedMetricsElement? {
    element.firstChild("simulatedStatusBarMetrics", key: "simulatedStatusBarMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `<simulatedNavigationBarMetrics key="simulatedTopBarMetrics">`.
  public var simulatedTopBarMetrics: SimulatedMetricsElement? {
    element.firstChild("simulatedNavigationBarMetrics", key: "simulatedTopBarMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `spineLocation`.
  public var spineLocation: String? { element["spineLocation"] }
  /// `<splitViewItems>`.
  public var splitViewItems: MarkupElement? { element.firstChild("splitViewItems") }
  /// `storyboardIdentifier`.
  public var storyboardIdentifier: String? { element["storyboardIdentifier"] }
  /// `storyboardName`.
  public var storyboardName: String? { element["storyboardName"] }
  /// `<tabBar key="tabBar">`.
  public var tabBar: BarElement? { element.firstChild("tabBar", key: "tabBar").map { BarElement($0) } }
  /// `<tabBarItem key="tabBarItem">`.
  public var tabBarItem: BarItemElement? {
    element.firstChild("tabBarItem", key: "tabBarItem").map { BarItemElement($0) }
  }
  /// `tabStyle`.
  public var tabStyle: String? { element["tabStyle"] }
  /// What `<tabViewItems>` holds.
  public var tabViewItems: [TabViewItemElement] {
    element.firstChild("tabViewItems")?.children.map { TabViewItemElement($0) } ?? []
  }
  /// `title`, as an attribute or a `<string>`.
  public var title: String? { element.string("title") }
  /// `<toolbar key="toolbar">`.
  public var toolbar: BarElement? { element.firstChild("toolbar", key: "toolbar").map { BarElement($0) } }
  /// `toolbarHidden`.
  public var toolbarHidden: Bool? { element.bool("toolbarHidden") }
  /// What `<toolbarItems>` holds.
  public var toolbarItems: [BarItemElement] {
    element.firstChild("toolbarItems")?.children.map { BarItemElement($0) } ?? []
  }
  /// `transitionStyle`.
  public var transitionStyle: String? { element["transitionStyle"] }
  /// `<attributedString key="userComments">`.
  public var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// What `<userDefinedRuntimeAttributes>` holds.
  public var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
  /// `useStoryboardIdentifierAsRestorationIdentifier`.
  public var useStoryboardIdentifierAsRestorationIdentifier: Bool? {
    element.bool("useStoryboardIdentifierAsRestorationIdentifier")
  }
  /// `videoGravity`.
  public var videoGravity: String? { element["videoGravity"] }
  /// `viewRespectsSystemMinimumLayoutMargins`.
  public var viewRespectsSystemMinimumLayoutMargins: Bool? {
    element.bool("viewRespectsSystemMinimumLayoutMargins")
  }
  /// `wantsFullScreenLayout`.
  public var wantsFullScreenLayout: Bool? { element.bool("wantsFullScreenLayout") }
  /// `<window key="window">`.
  public var window: WindowElement? { element.firstChild("window", key: "window").map { WindowElement($0) } }
}
