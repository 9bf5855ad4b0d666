@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// The name of an element.
package struct ElementName: Sendable {
  let text: StaticString
}

extension ElementName {
  package static var accessibility: ElementName { ElementName(text: "accessibility") }
  package static var accessibilityConnection: ElementName { ElementName(text: "accessibilityConnection") }
  package static var accessibilityOverrides: ElementName { ElementName(text: "accessibilityOverrides") }
  package static var accessibilityTraits: ElementName { ElementName(text: "accessibilityTraits") }
  package static var action: ElementName { ElementName(text: "action") }
  package static var activityIndicatorView: ElementName { ElementName(text: "activityIndicatorView") }
  package static var adaptation: ElementName { ElementName(text: "adaptation") }
  package static var allowedInputSourceLocales: ElementName { ElementName(text: "allowedInputSourceLocales") }
  package static var allowedToolbarItems: ElementName { ElementName(text: "allowedToolbarItems") }
  package static var allowedTypes: ElementName { ElementName(text: "allowedTypes") }
  package static var animations: ElementName { ElementName(text: "animations") }
  package static var application: ElementName { ElementName(text: "application") }
  package static var array: ElementName { ElementName(text: "array") }
  package static var arrayController: ElementName { ElementName(text: "arrayController") }
  package static var attributedString: ElementName { ElementName(text: "attributedString") }
  package static var attributes: ElementName { ElementName(text: "attributes") }
  package static var audiovisualMediaTypes: ElementName { ElementName(text: "audiovisualMediaTypes") }
  package static var autoresizingMask: ElementName { ElementName(text: "autoresizingMask") }
  package static var avPlayerView: ElementName { ElementName(text: "avPlayerView") }
  package static var avPlayerViewController: ElementName { ElementName(text: "avPlayerViewController") }
  package static var backgroundConfiguration: ElementName { ElementName(text: "backgroundConfiguration") }
  package static var backgroundFilters: ElementName { ElementName(text: "backgroundFilters") }
  package static var barButtonItem: ElementName { ElementName(text: "barButtonItem") }
  package static var beginningViews: ElementName { ElementName(text: "beginningViews") }
  package static var behavior: ElementName { ElementName(text: "behavior") }
  package static var binding: ElementName { ElementName(text: "binding") }
  package static var blurEffect: ElementName { ElementName(text: "blurEffect") }
  package static var bool: ElementName { ElementName(text: "bool") }
  package static var box: ElementName { ElementName(text: "box") }
  package static var button: ElementName { ElementName(text: "button") }
  package static var buttonCell: ElementName { ElementName(text: "buttonCell") }
  package static var buttonConfiguration: ElementName { ElementName(text: "buttonConfiguration") }
  package static var byteCountFormatter: ElementName { ElementName(text: "byteCountFormatter") }
  package static var byteCountFormatterUnits: ElementName { ElementName(text: "byteCountFormatterUnits") }
  package static var caTransition: ElementName { ElementName(text: "caTransition") }
  package static var calendarDate: ElementName { ElementName(text: "calendarDate") }
  package static var capability: ElementName { ElementName(text: "capability") }
  package static var cell: ElementName { ElementName(text: "cell") }
  package static var cells: ElementName { ElementName(text: "cells") }
  package static var ciFilter: ElementName { ElementName(text: "ciFilter") }
  package static var ciVector: ElementName { ElementName(text: "ciVector") }
  package static var `class`: ElementName { ElementName(text: "class") }
  package static var classReference: ElementName { ElementName(text: "classReference") }
  package static var classes: ElementName { ElementName(text: "classes") }
  package static var clickGestureRecognizer: ElementName { ElementName(text: "clickGestureRecognizer") }
  package static var clipView: ElementName { ElementName(text: "clipView") }
  package static var collectionReusableView: ElementName { ElementName(text: "collectionReusableView") }
  package static var collectionView: ElementName { ElementName(text: "collectionView") }
  package static var collectionViewCell: ElementName { ElementName(text: "collectionViewCell") }
  package static var collectionViewCellContentView: ElementName {
    ElementName(text: "collectionViewCellContentView")
  }
  package static var collectionViewController: ElementName { ElementName(text: "collectionViewController") }
  package static var collectionViewFlowLayout: ElementName { ElementName(text: "collectionViewFlowLayout") }
  package static var collectionViewGridLayout: ElementName { ElementName(text: "collectionViewGridLayout") }
  package static var collectionViewItem: ElementName { ElementName(text: "collectionViewItem") }
  package static var collectionViewLayout: ElementName { ElementName(text: "collectionViewLayout") }
  package static var color: ElementName { ElementName(text: "color") }
  package static var colorWell: ElementName { ElementName(text: "colorWell") }
  package static var column: ElementName { ElementName(text: "column") }
  package static var columns: ElementName { ElementName(text: "columns") }
  package static var comboBox: ElementName { ElementName(text: "comboBox") }
  package static var comboBoxCell: ElementName { ElementName(text: "comboBoxCell") }
  package static var comparisonPredicateOptions: ElementName {
    ElementName(text: "comparisonPredicateOptions")
  }
  package static var configuration: ElementName { ElementName(text: "configuration") }
  package static var connections: ElementName { ElementName(text: "connections") }
  package static var constraint: ElementName { ElementName(text: "constraint") }
  package static var constraints: ElementName { ElementName(text: "constraints") }
  package static var containerView: ElementName { ElementName(text: "containerView") }
  package static var contentBorderThickness: ElementName { ElementName(text: "contentBorderThickness") }
  package static var controllerPlaceholder: ElementName { ElementName(text: "controllerPlaceholder") }
  package static var customCell: ElementName { ElementName(text: "customCell") }
  package static var customFonts: ElementName { ElementName(text: "customFonts") }
  package static var customFormatter: ElementName { ElementName(text: "customFormatter") }
  package static var customObject: ElementName { ElementName(text: "customObject") }
  package static var customSpacing: ElementName { ElementName(text: "customSpacing") }
  package static var customView: ElementName { ElementName(text: "customView") }
  package static var dataDetectorType: ElementName { ElementName(text: "dataDetectorType") }
  package static var dataDetectorTypes: ElementName { ElementName(text: "dataDetectorTypes") }
  package static var date: ElementName { ElementName(text: "date") }
  package static var dateComponentsFormatter: ElementName { ElementName(text: "dateComponentsFormatter") }
  package static var dateFormatter: ElementName { ElementName(text: "dateFormatter") }
  package static var datePicker: ElementName { ElementName(text: "datePicker") }
  package static var datePickerCell: ElementName { ElementName(text: "datePickerCell") }
  package static var datePickerElements: ElementName { ElementName(text: "datePickerElements") }
  package static var decimal: ElementName { ElementName(text: "decimal") }
  package static var declaredKeys: ElementName { ElementName(text: "declaredKeys") }
  package static var defaultToolbarItems: ElementName { ElementName(text: "defaultToolbarItems") }
  package static var dependencies: ElementName { ElementName(text: "dependencies") }
  package static var deployment: ElementName { ElementName(text: "deployment") }
  package static var designable: ElementName { ElementName(text: "designable") }
  package static var designables: ElementName { ElementName(text: "designables") }
  package static var development: ElementName { ElementName(text: "development") }
  package static var device: ElementName { ElementName(text: "device") }
  package static var dictionary: ElementName { ElementName(text: "dictionary") }
  package static var dictionaryController: ElementName { ElementName(text: "dictionaryController") }
  package static var directionalEdgeInsets: ElementName { ElementName(text: "directionalEdgeInsets") }
  package static var document: ElementName { ElementName(text: "document") }
  package static var drawer: ElementName { ElementName(text: "drawer") }
  package static var edgeInsets: ElementName { ElementName(text: "edgeInsets") }
  package static var endViews: ElementName { ElementName(text: "endViews") }
  package static var exclude: ElementName { ElementName(text: "exclude") }
  package static var exit: ElementName { ElementName(text: "exit") }
  package static var expression: ElementName { ElementName(text: "expression") }
  package static var extendedEdge: ElementName { ElementName(text: "extendedEdge") }
  package static var font: ElementName { ElementName(text: "font") }
  package static var fontDescription: ElementName { ElementName(text: "fontDescription") }
  package static var form: ElementName { ElementName(text: "form") }
  package static var formCell: ElementName { ElementName(text: "formCell") }
  package static var fragment: ElementName { ElementName(text: "fragment") }
  package static var frame: ElementName { ElementName(text: "frame") }
  package static var freeformSimulatedSizeMetrics: ElementName {
    ElementName(text: "freeformSimulatedSizeMetrics")
  }
  package static var gestureRecognizers: ElementName { ElementName(text: "gestureRecognizers") }
  package static var gridCell: ElementName { ElementName(text: "gridCell") }
  package static var gridCells: ElementName { ElementName(text: "gridCells") }
  package static var gridColumn: ElementName { ElementName(text: "gridColumn") }
  package static var gridRow: ElementName { ElementName(text: "gridRow") }
  package static var gridView: ElementName { ElementName(text: "gridView") }
  package static var hierarchicalColors: ElementName { ElementName(text: "hierarchicalColors") }
  package static var holdingPriorities: ElementName { ElementName(text: "holdingPriorities") }
  package static var hostingController: ElementName { ElementName(text: "hostingController") }
  package static var image: ElementName { ElementName(text: "image") }
  package static var imageCell: ElementName { ElementName(text: "imageCell") }
  package static var imageReference: ElementName { ElementName(text: "imageReference") }
  package static var imageView: ElementName { ElementName(text: "imageView") }
  package static var include: ElementName { ElementName(text: "include") }
  package static var inferredMetricsTieBreakers: ElementName {
    ElementName(text: "inferredMetricsTieBreakers")
  }
  package static var inset: ElementName { ElementName(text: "inset") }
  package static var integer: ElementName { ElementName(text: "integer") }
  package static var items: ElementName { ElementName(text: "items") }
  package static var label: ElementName { ElementName(text: "label") }
  package static var layoutGuides: ElementName { ElementName(text: "layoutGuides") }
  package static var leftBarButtonItems: ElementName { ElementName(text: "leftBarButtonItems") }
  package static var levelIndicator: ElementName { ElementName(text: "levelIndicator") }
  package static var levelIndicatorCell: ElementName { ElementName(text: "levelIndicatorCell") }
  package static var listContentConfiguration: ElementName { ElementName(text: "listContentConfiguration") }
  package static var mapView: ElementName { ElementName(text: "mapView") }
  package static var mask: ElementName { ElementName(text: "mask") }
  package static var matrix: ElementName { ElementName(text: "matrix") }
  package static var menu: ElementName { ElementName(text: "menu") }
  package static var menuItem: ElementName { ElementName(text: "menuItem") }
  package static var metadata: ElementName { ElementName(text: "metadata") }
  package static var middleViews: ElementName { ElementName(text: "middleViews") }
  package static var modalFormSheetSimulatedSizeMetrics: ElementName {
    ElementName(text: "modalFormSheetSimulatedSizeMetrics")
  }
  package static var modalPageSheetSimulatedSizeMetrics: ElementName {
    ElementName(text: "modalPageSheetSimulatedSizeMetrics")
  }
  package static var modifierMask: ElementName { ElementName(text: "modifierMask") }
  package static var mutableArray: ElementName { ElementName(text: "mutableArray") }
  package static var mutableData: ElementName { ElementName(text: "mutableData") }
  package static var mutableString: ElementName { ElementName(text: "mutableString") }
  package static var namedColor: ElementName { ElementName(text: "namedColor") }
  package static var navigationBar: ElementName { ElementName(text: "navigationBar") }
  package static var navigationBarAppearance: ElementName { ElementName(text: "navigationBarAppearance") }
  package static var navigationController: ElementName { ElementName(text: "navigationController") }
  package static var navigationItem: ElementName { ElementName(text: "navigationItem") }
  package static var `nil`: ElementName { ElementName(text: "nil") }
  package static var null: ElementName { ElementName(text: "null") }
  package static var numberFormatter: ElementName { ElementName(text: "numberFormatter") }
  package static var objectController: ElementName { ElementName(text: "objectController") }
  package static var objectValues: ElementName { ElementName(text: "objectValues") }
  package static var objects: ElementName { ElementName(text: "objects") }
  package static var offsetWrapper: ElementName { ElementName(text: "offsetWrapper") }
  package static var options: ElementName { ElementName(text: "options") }
  package static var outlet: ElementName { ElementName(text: "outlet") }
  package static var outletCollection: ElementName { ElementName(text: "outletCollection") }
  package static var outlineView: ElementName { ElementName(text: "outlineView") }
  package static var pageControl: ElementName { ElementName(text: "pageControl") }
  package static var pageViewController: ElementName { ElementName(text: "pageViewController") }
  package static var panGestureRecognizer: ElementName { ElementName(text: "panGestureRecognizer") }
  package static var paragraphStyle: ElementName { ElementName(text: "paragraphStyle") }
  package static var pathCell: ElementName { ElementName(text: "pathCell") }
  package static var pathControl: ElementName { ElementName(text: "pathControl") }
  package static var pdfView: ElementName { ElementName(text: "pdfView") }
  package static var pickerView: ElementName { ElementName(text: "pickerView") }
  package static var placeholder: ElementName { ElementName(text: "placeholder") }
  package static var plugIn: ElementName { ElementName(text: "plugIn") }
  package static var point: ElementName { ElementName(text: "point") }
  package static var pongPressGestureRecognizer: ElementName {
    ElementName(text: "pongPressGestureRecognizer")
  }
  package static var popUpButton: ElementName { ElementName(text: "popUpButton") }
  package static var popUpButtonCell: ElementName { ElementName(text: "popUpButtonCell") }
  package static var popUpMenus: ElementName { ElementName(text: "popUpMenus") }
  package static var popover: ElementName { ElementName(text: "popover") }
  package static var popoverArrowDirection: ElementName { ElementName(text: "popoverArrowDirection") }
  package static var popoverPassthroughViews: ElementName { ElementName(text: "popoverPassthroughViews") }
  package static var predicateEditor: ElementName { ElementName(text: "predicateEditor") }
  package static var predicateEditorRowTemplate: ElementName {
    ElementName(text: "predicateEditorRowTemplate")
  }
  package static var preferredSymbolConfiguration: ElementName {
    ElementName(text: "preferredSymbolConfiguration")
  }
  package static var pressTypeMask: ElementName { ElementName(text: "pressTypeMask") }
  package static var progressIndicator: ElementName { ElementName(text: "progressIndicator") }
  package static var progressView: ElementName { ElementName(text: "progressView") }
  package static var prototypeCellViews: ElementName { ElementName(text: "prototypeCellViews") }
  package static var prototypes: ElementName { ElementName(text: "prototypes") }
  package static var range: ElementName { ElementName(text: "range") }
  package static var real: ElementName { ElementName(text: "real") }
  package static var rect: ElementName { ElementName(text: "rect") }
  package static var refreshControl: ElementName { ElementName(text: "refreshControl") }
  package static var relationship: ElementName { ElementName(text: "relationship") }
  package static var relationships: ElementName { ElementName(text: "relationships") }
  package static var resources: ElementName { ElementName(text: "resources") }
  package static var rightBarButtonItems: ElementName { ElementName(text: "rightBarButtonItems") }
  package static var rowTemplates: ElementName { ElementName(text: "rowTemplates") }
  package static var rows: ElementName { ElementName(text: "rows") }
  package static var ruleEditor: ElementName { ElementName(text: "ruleEditor") }
  package static var scene: ElementName { ElementName(text: "scene") }
  package static var sceneKitView: ElementName { ElementName(text: "sceneKitView") }
  package static var scenes: ElementName { ElementName(text: "scenes") }
  package static var scopeButtonTitles: ElementName { ElementName(text: "scopeButtonTitles") }
  package static var scrollView: ElementName { ElementName(text: "scrollView") }
  package static var scroller: ElementName { ElementName(text: "scroller") }
  package static var searchBar: ElementName { ElementName(text: "searchBar") }
  package static var searchDisplayController: ElementName { ElementName(text: "searchDisplayController") }
  package static var searchField: ElementName { ElementName(text: "searchField") }
  package static var searchFieldCell: ElementName { ElementName(text: "searchFieldCell") }
  package static var searchToolbarItem: ElementName { ElementName(text: "searchToolbarItem") }
  package static var sections: ElementName { ElementName(text: "sections") }
  package static var secureTextField: ElementName { ElementName(text: "secureTextField") }
  package static var secureTextFieldCell: ElementName { ElementName(text: "secureTextFieldCell") }
  package static var segment: ElementName { ElementName(text: "segment") }
  package static var segmentedCell: ElementName { ElementName(text: "segmentedCell") }
  package static var segmentedControl: ElementName { ElementName(text: "segmentedControl") }
  package static var segments: ElementName { ElementName(text: "segments") }
  package static var segue: ElementName { ElementName(text: "segue") }
  package static var shadow: ElementName { ElementName(text: "shadow") }
  package static var simulatedMetricsContainer: ElementName { ElementName(text: "simulatedMetricsContainer") }
  package static var simulatedNavigationBarMetrics: ElementName {
    ElementName(text: "simulatedNavigationBarMetrics")
  }
  package static var simulatedOrientationMetrics: ElementName {
    ElementName(text: "simulatedOrientationMetrics")
  }
  package static var simulatedScreenMetrics: ElementName { ElementName(text: "simulatedScreenMetrics") }
  package static var simulatedStatusBarMetrics: ElementName { ElementName(text: "simulatedStatusBarMetrics") }
  package static var simulatedTabBarMetrics: ElementName { ElementName(text: "simulatedTabBarMetrics") }
  package static var simulatedToolbarMetrics: ElementName { ElementName(text: "simulatedToolbarMetrics") }
  package static var size: ElementName { ElementName(text: "size") }
  package static var slider: ElementName { ElementName(text: "slider") }
  package static var sliderCell: ElementName { ElementName(text: "sliderCell") }
  package static var sortDescriptor: ElementName { ElementName(text: "sortDescriptor") }
  package static var source: ElementName { ElementName(text: "source") }
  package static var splitView: ElementName { ElementName(text: "splitView") }
  package static var splitViewController: ElementName { ElementName(text: "splitViewController") }
  package static var splitViewDetailSimulatedSizeMetrics: ElementName {
    ElementName(text: "splitViewDetailSimulatedSizeMetrics")
  }
  package static var splitViewItem: ElementName { ElementName(text: "splitViewItem") }
  package static var splitViewItems: ElementName { ElementName(text: "splitViewItems") }
  package static var splitViewMasterSimulatedSizeMetrics: ElementName {
    ElementName(text: "splitViewMasterSimulatedSizeMetrics")
  }
  package static var stackView: ElementName { ElementName(text: "stackView") }
  package static var standardMapConfiguration: ElementName { ElementName(text: "standardMapConfiguration") }
  package static var state: ElementName { ElementName(text: "state") }
  package static var stepper: ElementName { ElementName(text: "stepper") }
  package static var stepperCell: ElementName { ElementName(text: "stepperCell") }
  package static var string: ElementName { ElementName(text: "string") }
  package static var subviews: ElementName { ElementName(text: "subviews") }
  package static var swipeGestureRecognizer: ElementName { ElementName(text: "swipeGestureRecognizer") }
  package static var `switch`: ElementName { ElementName(text: "switch") }
  package static var symbolConfiguration: ElementName { ElementName(text: "symbolConfiguration") }
  package static var systemColor: ElementName { ElementName(text: "systemColor") }
  package static var tabBar: ElementName { ElementName(text: "tabBar") }
  package static var tabBarAppearance: ElementName { ElementName(text: "tabBarAppearance") }
  package static var tabBarController: ElementName { ElementName(text: "tabBarController") }
  package static var tabBarItem: ElementName { ElementName(text: "tabBarItem") }
  package static var tabStops: ElementName { ElementName(text: "tabStops") }
  package static var tabView: ElementName { ElementName(text: "tabView") }
  package static var tabViewController: ElementName { ElementName(text: "tabViewController") }
  package static var tabViewItem: ElementName { ElementName(text: "tabViewItem") }
  package static var tabViewItems: ElementName { ElementName(text: "tabViewItems") }
  package static var tableCellView: ElementName { ElementName(text: "tableCellView") }
  package static var tableColumn: ElementName { ElementName(text: "tableColumn") }
  package static var tableColumnResizingMask: ElementName { ElementName(text: "tableColumnResizingMask") }
  package static var tableColumns: ElementName { ElementName(text: "tableColumns") }
  package static var tableHeaderCell: ElementName { ElementName(text: "tableHeaderCell") }
  package static var tableHeaderView: ElementName { ElementName(text: "tableHeaderView") }
  package static var tableView: ElementName { ElementName(text: "tableView") }
  package static var tableViewCell: ElementName { ElementName(text: "tableViewCell") }
  package static var tableViewCellContentView: ElementName { ElementName(text: "tableViewCellContentView") }
  package static var tableViewController: ElementName { ElementName(text: "tableViewController") }
  package static var tableViewGridLines: ElementName { ElementName(text: "tableViewGridLines") }
  package static var tableViewSection: ElementName { ElementName(text: "tableViewSection") }
  package static var tapGestureRecognizer: ElementName { ElementName(text: "tapGestureRecognizer") }
  package static var textAttributes: ElementName { ElementName(text: "textAttributes") }
  package static var textAttributesForNegativeValues: ElementName {
    ElementName(text: "textAttributesForNegativeValues")
  }
  package static var textField: ElementName { ElementName(text: "textField") }
  package static var textFieldCell: ElementName { ElementName(text: "textFieldCell") }
  package static var textInputTraits: ElementName { ElementName(text: "textInputTraits") }
  package static var textTab: ElementName { ElementName(text: "textTab") }
  package static var textView: ElementName { ElementName(text: "textView") }
  package static var timeZone: ElementName { ElementName(text: "timeZone") }
  package static var tokenField: ElementName { ElementName(text: "tokenField") }
  package static var tokenFieldCell: ElementName { ElementName(text: "tokenFieldCell") }
  package static var toolbar: ElementName { ElementName(text: "toolbar") }
  package static var toolbarAppearance: ElementName { ElementName(text: "toolbarAppearance") }
  package static var toolbarItem: ElementName { ElementName(text: "toolbarItem") }
  package static var toolbarItems: ElementName { ElementName(text: "toolbarItems") }
  package static var touchBar: ElementName { ElementName(text: "touchBar") }
  package static var touchBarItem: ElementName { ElementName(text: "touchBarItem") }
  package static var touchBarItems: ElementName { ElementName(text: "touchBarItems") }
  package static var touchBarPopoverItem: ElementName { ElementName(text: "touchBarPopoverItem") }
  package static var touchBarSpacerItem: ElementName { ElementName(text: "touchBarSpacerItem") }
  package static var treeController: ElementName { ElementName(text: "treeController") }
  package static var tvCaptionButtonView: ElementName { ElementName(text: "tvCaptionButtonView") }
  package static var url: ElementName { ElementName(text: "url") }
  package static var userDefaultsController: ElementName { ElementName(text: "userDefaultsController") }
  package static var userDefinedRuntimeAttribute: ElementName {
    ElementName(text: "userDefinedRuntimeAttribute")
  }
  package static var userDefinedRuntimeAttributes: ElementName {
    ElementName(text: "userDefinedRuntimeAttributes")
  }
  package static var userGuides: ElementName { ElementName(text: "userGuides") }
  package static var userLayoutGuide: ElementName { ElementName(text: "userLayoutGuide") }
  package static var value: ElementName { ElementName(text: "value") }
  package static var variation: ElementName { ElementName(text: "variation") }
  package static var vibrancyEffect: ElementName { ElementName(text: "vibrancyEffect") }
  package static var view: ElementName { ElementName(text: "view") }
  package static var viewController: ElementName { ElementName(text: "viewController") }
  package static var viewControllerLayoutGuide: ElementName { ElementName(text: "viewControllerLayoutGuide") }
  package static var viewControllerPlaceholder: ElementName { ElementName(text: "viewControllerPlaceholder") }
  package static var viewControllerTransitionOptions: ElementName {
    ElementName(text: "viewControllerTransitionOptions")
  }
  package static var viewLayoutGuide: ElementName { ElementName(text: "viewLayoutGuide") }
  package static var visibilityPriorities: ElementName { ElementName(text: "visibilityPriorities") }
  package static var visualEffectView: ElementName { ElementName(text: "visualEffectView") }
  package static var webPreferences: ElementName { ElementName(text: "webPreferences") }
  package static var webView: ElementName { ElementName(text: "webView") }
  package static var window: ElementName { ElementName(text: "window") }
  package static var windowCollectionBehavior: ElementName { ElementName(text: "windowCollectionBehavior") }
  package static var windowController: ElementName { ElementName(text: "windowController") }
  package static var windowPositionMask: ElementName { ElementName(text: "windowPositionMask") }
  package static var windowStyleMask: ElementName { ElementName(text: "windowStyleMask") }
  package static var wkPreferences: ElementName { ElementName(text: "wkPreferences") }
  package static var wkWebView: ElementName { ElementName(text: "wkWebView") }
  package static var wkWebViewConfiguration: ElementName { ElementName(text: "wkWebViewConfiguration") }
  package static var zeroFormattingBehavior: ElementName { ElementName(text: "zeroFormattingBehavior") }
}
