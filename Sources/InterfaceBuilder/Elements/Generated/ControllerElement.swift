@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A view controller or window controller, or a reference to one: `<viewController>`, `<avPlayerViewController>`, `<collectionViewController>` and others.
package struct ControllerElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension ControllerElement {
  /// `allowDoubleColumnStyle`.
  package var allowDoubleColumnStyle: Bool? { element.bool("allowDoubleColumnStyle") }
  /// `automaticallyAdjustsScrollViewInsets`.
  package var automaticallyAdjustsScrollViewInsets: Bool? {
    element.bool("automaticallyAdjustsScrollViewInsets")
  }
  /// `autoresizesArchivedViewToFullSize`.
  package var autoresizesArchivedViewToFullSize: Bool? { element.bool("autoresizesArchivedViewToFullSize") }
  /// `behavior`.
  package var behavior: String? { element["behavior"] }
  /// `bundleIdentifier`.
  package var bundleIdentifier: String? { element["bundleIdentifier"] }
  /// `canPropagateSelectedChildViewControllerTitle`.
  package var canPropagateSelectedChildViewControllerTitle: Bool? {
    element.bool("canPropagateSelectedChildViewControllerTitle")
  }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    element.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `clearsSelectionOnViewWillAppear`.
  package var clearsSelectionOnViewWillAppear: Bool? { element.bool("clearsSelectionOnViewWillAppear") }
  /// `<connections>`.
  package var connections: MarkupElement? { element.firstChild("connections") }
  /// `<value key="contentSizeForViewInPopover">`.
  package var contentSizeForViewInPopover: SizeElement? {
    element.firstChild("value", key: "contentSizeForViewInPopover").map { SizeElement($0) }
  }
  /// `definesPresentationContext`.
  package var definesPresentationContext: Bool? { element.bool("definesPresentationContext") }
  /// `<extendedEdge key="edgesForExtendedLayout">`.
  package var edgesForExtendedLayout: ExtendedEdgeElement? {
    element.firstChild("extendedEdge", key: "edgesForExtendedLayout").map { ExtendedEdgeElement($0) }
  }
  /// `extendedLayoutIncludesOpaqueBars`.
  package var extendedLayoutIncludesOpaqueBars: Bool? { element.bool("extendedLayoutIncludesOpaqueBars") }
  /// `<size key="freeformSize">`.
  package var freeformSize: SizeElement? {
    element.firstChild("size", key: "freeformSize").map { SizeElement($0) }
  }
  /// `hidesBottomBarWhenPushed`.
  package var hidesBottomBarWhenPushed: Bool? { element.bool("hidesBottomBarWhenPushed") }
  /// `identifier`.
  package var identifier: String? { element["identifier"] }
  /// What `<layoutGuides>` holds.
  package var layoutGuides: [LayoutGuideElement] {
    element.firstChild("layoutGuides")?.children.map { LayoutGuideElement($0) } ?? []
  }
  /// `minimumPrimaryColumnWidth`.
  package var minimumPrimaryColumnWidth: Double? { element.number("minimumPrimaryColumnWidth") }
  /// `modalPresentationStyle`.
  package var modalPresentationStyle: String? { element["modalPresentationStyle"] }
  /// `modalTransitionStyle`.
  package var modalTransitionStyle: String? { element["modalTransitionStyle"] }
  /// `<navigationBar key="navigationBar">`.
  package var navigationBar: BarElement? {
    element.firstChild("navigationBar", key: "navigationBar").map { BarElement($0) }
  }
  /// `navigationBarHidden`.
  package var navigationBarHidden: Bool? { element.bool("navigationBarHidden") }
  /// `<navigationItem key="navigationItem">`.
  package var navigationItem: NavigationItemElement? {
    element.firstChild("navigationItem", key: "navigationItem").map { NavigationItemElement($0) }
  }
  /// `navigationOrientation`.
  package var navigationOrientation: String? { element["navigationOrientation"] }
  /// `nibBundleIdentifier`.
  package var nibBundleIdentifier: String? { element["nibBundleIdentifier"] }
  /// `nibName`.
  package var nibName: String? { element["nibName"] }
  /// `pageSpacing`.
  package var pageSpacing: Double? { element.number("pageSpacing") }
  /// `<size key="preferredContentSize">`.
  package var preferredContentSize: SizeElement? {
    element.firstChild("size", key: "preferredContentSize").map { SizeElement($0) }
  }
  /// `preferredDisplayMode`.
  package var preferredDisplayMode: String? { element["preferredDisplayMode"] }
  /// `preferredPrimaryColumnWidthFraction`.
  package var preferredPrimaryColumnWidthFraction: Double? {
    element.number("preferredPrimaryColumnWidthFraction")
  }
  /// `preferredSupplementaryColumnWidthFraction`.
  package var preferredSupplementaryColumnWidthFraction: Double? {
    element.number("preferredSupplementaryColumnWidthFraction")
  }
  /// `presentsWithGesture`.
  package var presentsWithGesture: Bool? { element.bool("presentsWithGesture") }
  /// `primaryBackgroundStyle`.
  package var primaryBackgroundStyle: String? { element["primaryBackgroundStyle"] }
  /// `primaryEdge`.
  package var primaryEdge: String? { element["primaryEdge"] }
  /// `propertyAccessControl`.
  package var propertyAccessControl: String? { element["propertyAccessControl"] }
  /// `providesPresentationContextTransitionStyle`.
  package var providesPresentationContextTransitionStyle: Bool? {
    element.bool("providesPresentationContextTransitionStyle")
  }
  /// `referencedIdentifier`.
  package var referencedIdentifier: String? { element["referencedIdentifier"] }
  /// `restorationIdentifier`.
  package var restorationIdentifier: String? { element["restorationIdentifier"] }
  /// `sceneMemberID`.
  package var sceneMemberID: String? { element["sceneMemberID"] }
  /// `searchResultsTitle`.
  package var searchResultsTitle: String? { element["searchResultsTitle"] }
  /// `selectedTabViewItemIndex`.
  package var selectedTabViewItemIndex: Double? { element.number("selectedTabViewItemIndex") }
  /// `showSeguePresentationStyle`.
  package var showSeguePresentationStyle: String? { element["showSeguePresentationStyle"] }
  /// `<simulatedTabBarMetrics key="simulatedBottomBarMetrics">` or `<simulatedToolbarMetrics key="simulatedBottomBarMetrics">`.
  package var simulatedBottomBarMetrics: SimulatedMetricsElement? {
    (element.firstChild("simulatedTabBarMetrics", key: "simulatedBottomBarMetrics")
      ?? element.firstChild("simulatedToolbarMetrics", key: "simulatedBottomBarMetrics")).map {
        SimulatedMetricsElement($0)
      }
  }
  /// `<modalFormSheetSimulatedSizeMetrics key="simulatedDestinationMetrics">` or `<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics">` or `<modalPageSheetSimulatedSizeMetrics key="simulatedDestinationMetrics">` or `<simulatedScreenMetrics key="simulatedDestinationMetrics">` or `<splitViewDetailSimulatedSizeMetrics key="simulatedDestinationMetrics">`.
  package var simulatedDestinationMetrics: SimulatedMetricsElement? {
    ((((element.firstChild("modalFormSheetSimulatedSizeMetrics", key: "simulatedDestinationMetrics")
      ?? element.firstChild("freeformSimulatedSizeMetrics", key: "simulatedDestinationMetrics"))
      ?? element.firstChild("modalPageSheetSimulatedSizeMetrics", key: "simulatedDestinationMetrics"))
      ?? element.firstChild("simulatedScreenMetrics", key: "simulatedDestinationMetrics"))
      ?? element.firstChild("splitViewDetailSimulatedSizeMetrics", key: "simulatedDestinationMetrics")).map {
        SimulatedMetricsElement($0)
      }
  }
  /// `<simulatedOrientationMetrics key="simulatedOrientationMetrics">`.
  package var simulatedOrientationMetrics: SimulatedMetricsElement? {
    element.firstChild("simulatedOrientationMetrics", key: "simulatedOrientationMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `<simulatedStatusBarMetrics key="simulatedStatusBarMetrics">`.
  package var simulatedStatusBarMetrics: SimulatedMetricsElement? {
    element.firstChild("simulatedStatusBarMetrics", key: "simulatedStatusBarMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `<simulatedNavigationBarMetrics key="simulatedTopBarMetrics">`.
  package var simulatedTopBarMetrics: SimulatedMetricsElement? {
    element.firstChild("simulatedNavigationBarMetrics", key: "simulatedTopBarMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `spineLocation`.
  package var spineLocation: String? { element["spineLocation"] }
  /// `<splitViewItems>`.
  package var splitViewItems: MarkupElement? { element.firstChild("splitViewItems") }
  /// `storyboardIdentifier`.
  package var storyboardIdentifier: String? { element["storyboardIdentifier"] }
  /// `storyboardName`.
  package var storyboardName: String? { element["storyboardName"] }
  /// `<tabBar key="tabBar">`.
  package var tabBar: BarElement? { element.firstChild("tabBar", key: "tabBar").map { BarElement($0) } }
  /// `<tabBarItem key="tabBarItem">`.
  package var tabBarItem: BarItemElement? {
    element.firstChild("tabBarItem", key: "tabBarItem").map { BarItemElement($0) }
  }
  /// `tabStyle`.
  package var tabStyle: String? { element["tabStyle"] }
  /// What `<tabViewItems>` holds.
  package var tabViewItems: [TabViewItemElement] {
    element.firstChild("tabViewItems")?.children.map { TabViewItemElement($0) } ?? []
  }
  /// `title`, as an attribute or a `<string>`.
  package var title: String? { element.string("title") }
  /// `<toolbar key="toolbar">`.
  package var toolbar: BarElement? { element.firstChild("toolbar", key: "toolbar").map { BarElement($0) } }
  /// `toolbarHidden`.
  package var toolbarHidden: Bool? { element.bool("toolbarHidden") }
  /// What `<toolbarItems>` holds.
  package var toolbarItems: [BarItemElement] {
    element.firstChild("toolbarItems")?.children.map { BarItemElement($0) } ?? []
  }
  /// `transitionStyle`.
  package var transitionStyle: String? { element["transitionStyle"] }
  /// `<attributedString key="userComments">`.
  package var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// What `<userDefinedRuntimeAttributes>` holds.
  package var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
  /// `useStoryboardIdentifierAsRestorationIdentifier`.
  package var useStoryboardIdentifierAsRestorationIdentifier: Bool? {
    element.bool("useStoryboardIdentifierAsRestorationIdentifier")
  }
  /// `videoGravity`.
  package var videoGravity: String? { element["videoGravity"] }
  /// `viewRespectsSystemMinimumLayoutMargins`.
  package var viewRespectsSystemMinimumLayoutMargins: Bool? {
    element.bool("viewRespectsSystemMinimumLayoutMargins")
  }
  /// `wantsFullScreenLayout`.
  package var wantsFullScreenLayout: Bool? { element.bool("wantsFullScreenLayout") }
  /// `<window key="window">`.
  package var window: WindowElement? { element.firstChild("window", key: "window").map { WindowElement($0) } }
}
