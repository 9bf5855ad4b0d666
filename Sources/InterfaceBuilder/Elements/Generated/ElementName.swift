@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// The name of an element.
public struct ElementName: Sendable {
  let text: StaticString
}

extension ElementName {
  public static var accessibility: ElementName { ElementName(text: "accessibility") }
  public static var accessibilityConnection: ElementName { ElementName(text: "accessibilityConnection") }
  public static var accessibilityOverrides: ElementName { ElementName(text: "accessibilityOverrides") }
  public static var accessibilityTraits: ElementName { ElementName(text: "accessibilityTraits") }
  public static var action: ElementName { ElementName(text: "action") }
  public static var activityIndicatorView: ElementName { ElementName(text: "activityIndicatorView") }
  public static var adaptation: ElementName { ElementName(text: "adaptation") }
  public static var allowedInputSourceLocales: ElementName { ElementName(text: "allowedInputSourceLocales") }
  public static var allowedToolbarItems: ElementName { ElementName(text: "allowedToolbarItems") }
  public static var allowedTypes: ElementName { ElementName(text: "allowedTypes") }
  public static var animations: ElementName { ElementName(text: "animations") }
  public static var application: ElementName { ElementName(text: "application") }
  public static var array: ElementName { ElementName(text: "array") }
  public static var arrayController: ElementName { ElementName(text: "arrayController") }
  public static var attributedString: ElementName { ElementName(text: "attributedString") }
  public static var attributes: ElementName { ElementName(text: "attributes") }
  public static var audiovisualMediaTypes: ElementName { ElementName(text: "audiovisualMediaTypes") }
  public static var autoresizingMask: ElementName { ElementName(text: "autoresizingMask") }
  public static var avPlayerView: ElementName { ElementName(text: "avPlayerView") }
  public static var avPlayerViewController: ElementName { ElementName(text: "avPlayerViewController") }
  public static var backgroundConfiguration: ElementName { ElementName(text: "backgroundConfiguration") }
  public static var backgroundFilters: ElementName { ElementName(text: "backgroundFilters") }
  public static var barButtonItem: ElementName { ElementName(text: "barButtonItem") }
  public static var beginningViews: ElementName { ElementName(text: "beginningViews") }
  public static var behavior: ElementName { ElementName(text: "behavior") }
  public static var binding: ElementName { ElementName(text: "binding") }
  public static var blurEffect: ElementName { ElementName(text: "blurEffect") }
  public static var bool: ElementName { ElementName(text: "bool") }
  public static var box: ElementName { ElementName(text: "box") }
  public static var button: ElementName { ElementName(text: "button") }
  public static var buttonCell: ElementName { ElementName(text: "buttonCell") }
  public static var buttonConfiguration: ElementName { ElementName(text: "buttonConfiguration") }
  public static var byteCountFormatter: ElementName { ElementName(text: "byteCountFormatter") }
  public static var byteCountFormatterUnits: ElementName { ElementName(text: "byteCountFormatterUnits") }
  public static var caTransition: ElementName { ElementName(text: "caTransition") }
  public static var calendarDate: ElementName { ElementName(text: "calendarDate") }
  public static var capability: ElementName { ElementName(text: "capability") }
  public static var cell: ElementName { ElementName(text: "cell") }
  public static var cells: ElementName { ElementName(text: "cells") }
  public static var ciFilter: ElementName { ElementName(text: "ciFilter") }
  public static var ciVector: ElementName { ElementName(text: "ciVector") }
  public static var `class`: ElementName { ElementName(text: "class") }
  public static var classReference: ElementName { ElementName(text: "classReference") }
  public static var classes: ElementName { ElementName(text: "classes") }
  public static var clickGestureRecognizer: ElementName { ElementName(text: "clickGestureRecognizer") }
  public static var clipView: ElementName { ElementName(text: "clipView") }
  public static var collectionReusableView: ElementName { ElementName(text: "collectionReusableView") }
  public static var collectionView: ElementName { ElementName(text: "collectionView") }
  public static var collectionViewCell: ElementName { ElementName(text: "collectionViewCell") }
  public static var collectionViewCellContentView: ElementName {
    ElementName(text: "collectionViewCellContentView")
  }
  public static var collectionViewController: ElementName { ElementName(text: "collectionViewController") }
  public static var collectionViewFlowLayout: ElementName { ElementName(text: "collectionViewFlowLayout") }
  public static var collectionViewGridLayout: ElementName { ElementName(text: "collectionViewGridLayout") }
  public static var collectionViewItem: ElementName { ElementName(text: "collectionViewItem") }
  public static var collectionViewLayout: ElementName { ElementName(text: "collectionViewLayout") }
  public static var color: ElementName { ElementName(text: "color") }
  public static var colorWell: ElementName { ElementName(text: "colorWell") }
  public static var column: ElementName { ElementName(text: "column") }
  public static var columns: ElementName { ElementName(text: "columns") }
  public static var comboBox: ElementName { ElementName(text: "comboBox") }
  public static var comboBoxCell: ElementName { ElementName(text: "comboBoxCell") }
  public static var comparisonPredicateOptions: ElementName {
    ElementName(text: "comparisonPredicateOptions")
  }
  public static var configuration: ElementName { ElementName(text: "configuration") }
  public static var connections: ElementName { ElementName(text: "connections") }
  public static var constraint: ElementName { ElementName(text: "constraint") }
  public static var constraints: ElementName { ElementName(text: "constraints") }
  public static var containerView: ElementName { ElementName(text: "containerView") }
  public static var contentBorderThickness: ElementName { ElementName(text: "contentBorderThickness") }
  public static var controllerPlaceholder: ElementName { ElementName(text: "controllerPlaceholder") }
  public static var customCell: ElementName { ElementName(text: "customCell") }
  public static var customFonts: ElementName { ElementName(text: "customFonts") }
  public static var customFormatter: ElementName { ElementName(text: "customFormatter") }
  public static var customObject: ElementName { ElementName(text: "customObject") }
  public static var customSpacing: ElementName { ElementName(text: "customSpacing") }
  public static var customView: ElementName { ElementName(text: "customView") }
  public static var dataDetectorType: ElementName { ElementName(text: "dataDetectorType") }
  public static var dataDetectorTypes: ElementName { ElementName(text: "dataDetectorTypes") }
  public static var date: ElementName { ElementName(text: "date") }
  public static var dateComponentsFormatter: ElementName { ElementName(text: "dateComponentsFormatter") }
  public static var dateFormatter: ElementName { ElementName(text: "dateFormatter") }
  public static var datePicker: ElementName { ElementName(text: "datePicker") }
  public static var datePickerCell: ElementName { ElementName(text: "datePickerCell") }
  public static var datePickerElements: ElementName { ElementName(text: "datePickerElements") }
  public static var decimal: ElementName { ElementName(text: "decimal") }
  public static var declaredKeys: ElementName { ElementName(text: "declaredKeys") }
  public static var defaultToolbarItems: ElementName { ElementName(text: "defaultToolbarItems") }
  public static var dependencies: ElementName { ElementName(text: "dependencies") }
  public static var deployment: ElementName { ElementName(text: "deployment") }
  public static var designable: ElementName { ElementName(text: "designable") }
  public static var designables: ElementName { ElementName(text: "designables") }
  public static var development: ElementName { ElementName(text: "development") }
  public static var device: ElementName { ElementName(text: "device") }
  public static var dictionary: ElementName { ElementName(text: "dictionary") }
  public static var dictionaryController: ElementName { ElementName(text: "dictionaryController") }
  public static var directionalEdgeInsets: ElementName { ElementName(text: "directionalEdgeInsets") }
  public static var document: ElementName { ElementName(text: "document") }
  public static var drawer: ElementName { ElementName(text: "drawer") }
  public static var edgeInsets: ElementName { ElementName(text: "edgeInsets") }
  public static var endViews: ElementName { ElementName(text: "endViews") }
  public static var exclude: ElementName { ElementName(text: "exclude") }
  public static var exit: ElementName { ElementName(text: "exit") }
  public static var expression: ElementName { ElementName(text: "expression") }
  public static var extendedEdge: ElementName { ElementName(text: "extendedEdge") }
  public static var font: ElementName { ElementName(text: "font") }
  public static var fontDescription: ElementName { ElementName(text: "fontDescription") }
  public static var form: ElementName { ElementName(text: "form") }
  public static var formCell: ElementName { ElementName(text: "formCell") }
  public static var fragment: ElementName { ElementName(text: "fragment") }
  public static var frame: ElementName { ElementName(text: "frame") }
  public static var freeformSimulatedSizeMetrics: ElementName {
    ElementName(text: "freeformSimulatedSizeMetrics")
  }
  public static var gestureRecognizers: ElementName { ElementName(text: "gestureRecognizers") }
  public static var gridCell: ElementName { ElementName(text: "gridCell") }
  public static var gridCells: ElementName { ElementName(text: "gridCells") }
  public static var gridColumn: ElementName { ElementName(text: "gridColumn") }
  public static var gridRow: ElementName { ElementName(text: "gridRow") }
  public static var gridView: ElementName { ElementName(text: "gridView") }
  public static var hierarchicalColors: ElementName { ElementName(text: "hierarchicalColors") }
  public static var holdingPriorities: ElementName { ElementName(text: "holdingPriorities") }
  public static var hostingController: ElementName { ElementName(text: "hostingController") }
  public static var image: ElementName { ElementName(text: "image") }
  public static var imageCell: ElementName { ElementName(text: "imageCell") }
  public static var imageReference: ElementName { ElementName(text: "imageReference") }
  public static var imageView: ElementName { ElementName(text: "imageView") }
  public static var include: ElementName { ElementName(text: "include") }
  public static var inferredMetricsTieBreakers: ElementName {
    ElementName(text: "inferredMetricsTieBreakers")
  }
  public static var inset: ElementName { ElementName(text: "inset") }
  public static var integer: ElementName { ElementName(text: "integer") }
  public static var items: ElementName { ElementName(text: "items") }
  public static var label: ElementName { ElementName(text: "label") }
  public static var layoutGuides: ElementName { ElementName(text: "layoutGuides") }
  public static var leftBarButtonItems: ElementName { ElementName(text: "leftBarButtonItems") }
  public static var levelIndicator: ElementName { ElementName(text: "levelIndicator") }
  public static var levelIndicatorCell: ElementName { ElementName(text: "levelIndicatorCell") }
  public static var listContentConfiguration: ElementName { ElementName(text: "listContentConfiguration") }
  public static var mapView: ElementName { ElementName(text: "mapView") }
  public static var mask: ElementName { ElementName(text: "mask") }
  public static var matrix: ElementName { ElementName(text: "matrix") }
  public static var menu: ElementName { ElementName(text: "menu") }
  public static var menuItem: ElementName { ElementName(text: "menuItem") }
  public static var metadata: ElementName { ElementName(text: "metadata") }
  public static var middleViews: ElementName { ElementName(text: "middleViews") }
  public static var modalFormSheetSimulatedSizeMetrics: ElementName {
    ElementName(text: "modalFormSheetSimulatedSizeMetrics")
  }
  public static var modalPageSheetSimulatedSizeMetrics: ElementName {
    ElementName(text: "modalPageSheetSimulatedSizeMetrics")
  }
  public static var modifierMask: ElementName { ElementName(text: "modifierMask") }
  public static var mutableArray: ElementName { ElementName(text: "mutableArray") }
  public static var mutableData: ElementName { ElementName(text: "mutableData") }
  public static var mutableString: ElementName { ElementName(text: "mutableString") }
  public static var namedColor: ElementName { ElementName(text: "namedColor") }
  public static var navigationBar: ElementName { ElementName(text: "navigationBar") }
  public static var navigationBarAppearance: ElementName { ElementName(text: "navigationBarAppearance") }
  public static var navigationController: ElementName { ElementName(text: "navigationController") }
  public static var navigationItem: ElementName { ElementName(text: "navigationItem") }
  public static var `nil`: ElementName { ElementName(text: "nil") }
  public static var null: ElementName { ElementName(text: "null") }
  public static var numberFormatter: ElementName { ElementName(text: "numberFormatter") }
  public static var objectController: ElementName { ElementName(text: "objectController") }
  public static var objectValues: ElementName { ElementName(text: "objectValues") }
  public static var objects: ElementName { ElementName(text: "objects") }
  public static var offsetWrapper: ElementName { ElementName(text: "offsetWrapper") }
  public static var options: ElementName { ElementName(text: "options") }
  public static var outlet: ElementName { ElementName(text: "outlet") }
  public static var outletCollection: ElementName { ElementName(text: "outletCollection") }
  public static var outlineView: ElementName { ElementName(text: "outlineView") }
  public static var pageControl: ElementName { ElementName(text: "pageControl") }
  public static var pageViewController: ElementName { ElementName(text: "pageViewController") }
  public static var panGestureRecognizer: ElementName { ElementName(text: "panGestureRecognizer") }
  public static var paragraphStyle: ElementName { ElementName(text: "paragraphStyle") }
  public static var pathCell: ElementName { ElementName(text: "pathCell") }
  public static var pathControl: ElementName { ElementName(text: "pathControl") }
  public static var pdfView: ElementName { ElementName(text: "pdfView") }
  public static var pickerView: ElementName { ElementName(text: "pickerView") }
  public static var placeholder: ElementName { ElementName(text: "placeholder") }
  public static var plugIn: ElementName { ElementName(text: "plugIn") }
  public static var point: ElementName { ElementName(text: "point") }
  public static var pongPressGestureRecognizer: ElementName {
    ElementName(text: "pongPressGestureRecognizer")
  }
  public static var popUpButton: ElementName { ElementName(text: "popUpButton") }
  public static var popUpButtonCell: ElementName { ElementName(text: "popUpButtonCell") }
  public static var popUpMenus: ElementName { ElementName(text: "popUpMenus") }
  public static var popover: ElementName { ElementName(text: "popover") }
  public static var popoverArrowDirection: ElementName { ElementName(text: "popoverArrowDirection") }
  public static var popoverPassthroughViews: ElementName { ElementName(text: "popoverPassthroughViews") }
  public static var predicateEditor: ElementName { ElementName(text: "predicateEditor") }
  public static var predicateEditorRowTemplate: ElementName {
    ElementName(text: "predicateEditorRowTemplate")
  }
  public static var preferredSymbolConfiguration: ElementName {
    ElementName(text: "preferredSymbolConfiguration")
  }
  public static var pressTypeMask: ElementName { ElementName(text: "pressTypeMask") }
  public static var progressIndicator: ElementName { ElementName(text: "progressIndicator") }
  public static var progressView: ElementName { ElementName(text: "progressView") }
  public static var prototypeCellViews: ElementName { ElementName(text: "prototypeCellViews") }
  public static var prototypes: ElementName { ElementName(text: "prototypes") }
  public static var range: ElementName { ElementName(text: "range") }
  public static var real: ElementName { ElementName(text: "real") }
  public static var rect: ElementName { ElementName(text: "rect") }
  public static var refreshControl: ElementName { ElementName(text: "refreshControl") }
  public static var relationship: ElementName { ElementName(text: "relationship") }
  public static var relationships: ElementName { ElementName(text: "relationships") }
  public static var resources: ElementName { ElementName(text: "resources") }
  public static var rightBarButtonItems: ElementName { ElementName(text: "rightBarButtonItems") }
  public static var rowTemplates: ElementName { ElementName(text: "rowTemplates") }
  public static var rows: ElementName { ElementName(text: "rows") }
  public static var ruleEditor: ElementName { ElementName(text: "ruleEditor") }
  public static var scene: ElementName { ElementName(text: "scene") }
  public static var sceneKitView: ElementName { ElementName(text: "sceneKitView") }
  public static var scenes: ElementName { ElementName(text: "scenes") }
  public static var scopeButtonTitles: ElementName { ElementName(text: "scopeButtonTitles") }
  public static var scrollView: ElementName { ElementName(text: "scrollView") }
  public static var scroller: ElementName { ElementName(text: "scroller") }
  public static var searchBar: ElementName { ElementName(text: "searchBar") }
  public static var searchDisplayController: ElementName { ElementName(text: "searchDisplayController") }
  public static var searchField: ElementName { ElementName(text: "searchField") }
  public static var searchFieldCell: ElementName { ElementName(text: "searchFieldCell") }
  public static var searchToolbarItem: ElementName { ElementName(text: "searchToolbarItem") }
  public static var sections: ElementName { ElementName(text: "sections") }
  public static var secureTextField: ElementName { ElementName(text: "secureTextField") }
  public static var secureTextFieldCell: ElementName { ElementName(text: "secureTextFieldCell") }
  public static var segment: ElementName { ElementName(text: "segment") }
  public static var segmentedCell: ElementName { ElementName(text: "segmentedCell") }
  public static var segmentedControl: ElementName { ElementName(text: "segmentedControl") }
  public static var segments: ElementName { ElementName(text: "segments") }
  public static var segue: ElementName { ElementName(text: "segue") }
  public static var shadow: ElementName { ElementName(text: "shadow") }
  public static var simulatedMetricsContainer: ElementName { ElementName(text: "simulatedMetricsContainer") }
  public static var simulatedNavigationBarMetrics: ElementName {
    ElementName(text: "simulatedNavigationBarMetrics")
  }
  public static var simulatedOrientationMetrics: ElementName {
    ElementName(text: "simulatedOrientationMetrics")
  }
  public static var simulatedScreenMetrics: ElementName { ElementName(text: "simulatedScreenMetrics") }
  public static var simulatedStatusBarMetrics: ElementName { ElementName(text: "simulatedStatusBarMetrics") }
  public static var simulatedTabBarMetrics: ElementName { ElementName(text: "simulatedTabBarMetrics") }
  public static var simulatedToolbarMetrics: ElementName { ElementName(text: "simulatedToolbarMetrics") }
  public static var size: ElementName { ElementName(text: "size") }
  public static var slider: ElementName { ElementName(text: "slider") }
  public static var sliderCell: ElementName { ElementName(text: "sliderCell") }
  public static var sortDescriptor: ElementName { ElementName(text: "sortDescriptor") }
  public static var source: ElementName { ElementName(text: "source") }
  public static var splitView: ElementName { ElementName(text: "splitView") }
  public static var splitViewController: ElementName { ElementName(text: "splitViewController") }
  public static var splitViewDetailSimulatedSizeMetrics: ElementName {
    ElementName(text: "splitViewDetailSimulatedSizeMetrics")
  }
  public static var splitViewItem: ElementName { ElementName(text: "splitViewItem") }
  public static var splitViewItems: ElementName { ElementName(text: "splitViewItems") }
  public static var splitViewMasterSimulatedSizeMetrics: ElementName {
    ElementName(text: "splitViewMasterSimulatedSizeMetrics")
  }
  public static var stackView: ElementName { ElementName(text: "stackView") }
  public static var standardMapConfiguration: ElementName { ElementName(text: "standardMapConfiguration") }
  public static var state: ElementName { ElementName(text: "state") }
  public static var stepper: ElementName { ElementName(text: "stepper") }
  public static var stepperCell: ElementName { ElementName(text: "stepperCell") }
  public static var string: ElementName { ElementName(text: "string") }
  public static var subviews: ElementName { ElementName(text: "subviews") }
  public static var swipeGestureRecognizer: ElementName { ElementName(text: "swipeGestureRecognizer") }
  public static var `switch`: ElementName { ElementName(text: "switch") }
  public static var symbolConfiguration: ElementName { ElementName(text: "symbolConfiguration") }
  public static var systemColor: ElementName { ElementName(text: "systemColor") }
  public static var tabBar: ElementName { ElementName(text: "tabBar") }
  public static var tabBarAppearance: ElementName { ElementName(text: "tabBarAppearance") }
  public static var tabBarController: ElementName { ElementName(text: "tabBarController") }
  public static var tabBarItem: ElementName { ElementName(text: "tabBarItem") }
  public static var tabStops: ElementName { ElementName(text: "tabStops") }
  public static var tabView: ElementName { ElementName(text: "tabView") }
  public static var tabViewController: ElementName { ElementName(text: "tabViewController") }
  public static var tabViewItem: ElementName { ElementName(text: "tabViewItem") }
  public static var tabViewItems: ElementName { ElementName(text: "tabViewItems") }
  public static var tableCellView: ElementName { ElementName(text: "tableCellView") }
  public static var tableColumn: ElementName { ElementName(text: "tableColumn") }
  public static var tableColumnResizingMask: ElementName { ElementName(text: "tableColumnResizingMask") }
  public static var tableColumns: ElementName { ElementName(text: "tableColumns") }
  public static var tableHeaderCell: ElementName { ElementName(text: "tableHeaderCell") }
  public static var tableHeaderView: ElementName { ElementName(text: "tableHeaderView") }
  public static var tableView: ElementName { ElementName(text: "tableView") }
  public static var tableViewCell: ElementName { ElementName(text: "tableViewCell") }
  public static var tableViewCellContentView: ElementName { ElementName(text: "tableViewCellContentView") }
  public static var tableViewController: ElementName { ElementName(text: "tableViewController") }
  public static var tableViewGridLines: ElementName { ElementName(text: "tableViewGridLines") }
  public static var tableViewSection: ElementName { ElementName(text: "tableViewSection") }
  public static var tapGestureRecognizer: ElementName { ElementName(text: "tapGestureRecognizer") }
  public static var textAttributes: ElementName { ElementName(text: "textAttributes") }
  public static var textAttributesForNegativeValues: ElementName {
    ElementName(text: "textAttributesForNegativeValues")
  }
  public static var textField: ElementName { ElementName(text: "textField") }
  public static var textFieldCell: ElementName { ElementName(text: "textFieldCell") }
  public static var textInputTraits: ElementName { ElementName(text: "textInputTraits") }
  public static var textTab: ElementName { ElementName(text: "textTab") }
  public static var textView: ElementName { ElementName(text: "textView") }
  public static var timeZone: ElementName { ElementName(text: "timeZone") }
  public static var tokenField: ElementName { ElementName(text: "tokenField") }
  public static var tokenFieldCell: ElementName { ElementName(text: "tokenFieldCell") }
  public static var toolbar: ElementName { ElementName(text: "toolbar") }
  public static var toolbarAppearance: ElementName { ElementName(text: "toolbarAppearance") }
  public static var toolbarItem: ElementName { ElementName(text: "toolbarItem") }
  public static var toolbarItems: ElementName { ElementName(text: "toolbarItems") }
  public static var touchBar: ElementName { ElementName(text: "touchBar") }
  public static var touchBarItem: ElementName { ElementName(text: "touchBarItem") }
  public static var touchBarItems: ElementName { ElementName(text: "touchBarItems") }
  public static var touchBarPopoverItem: ElementName { ElementName(text: "touchBarPopoverItem") }
  public static var touchBarSpacerItem: ElementName { ElementName(text: "touchBarSpacerItem") }
  public static var treeController: ElementName { ElementName(text: "treeController") }
  public static var tvCaptionButtonView: ElementName { ElementName(text: "tvCaptionButtonView") }
  public static var url: ElementName { ElementName(text: "url") }
  public static var userDefaultsController: ElementName { ElementName(text: "userDefaultsController") }
  public static var userDefinedRuntimeAttribute: ElementName {
    ElementName(text: "userDefinedRuntimeAttribute")
  }
  public static var userDefinedRuntimeAttributes: ElementName {
    ElementName(text: "userDefinedRuntimeAttributes")
  }
  public static var userGuides: ElementName { ElementName(text: "userGuides") }
  public static var userLayoutGuide: ElementName { ElementName(text: "userLayoutGuide") }
  public static var value: ElementName { ElementName(text: "value") }
  public static var variation: ElementName { ElementName(text: "variation") }
  public static var vibrancyEffect: ElementName { ElementName(text: "vibrancyEffect") }
  public static var view: ElementName { ElementName(text: "view") }
  public static var viewController: ElementName { ElementName(text: "viewController") }
  public static var viewControllerLayoutGuide: ElementName { ElementName(text: "viewControllerLayoutGuide") }
  public static var viewControllerPlaceholder: ElementName { ElementName(text: "viewControllerPlaceholder") }
  public static var viewControllerTransitionOptions: ElementName {
    ElementName(text: "viewControllerTransitionOptions")
  }
  public static var viewLayoutGuide: ElementName { ElementName(text: "viewLayoutGuide") }
  public static var visibilityPriorities: ElementName { ElementName(text: "visibilityPriorities") }
  public static var visualEffectView: ElementName { ElementName(text: "visualEffectView") }
  public static var webPreferences: ElementName { ElementName(text: "webPreferences") }
  public static var webView: ElementName { ElementName(text: "webView") }
  public static var window: ElementName { ElementName(text: "window") }
  public static var windowCollectionBehavior: ElementName { ElementName(text: "windowCollectionBehavior") }
  public static var windowController: ElementName { ElementName(text: "windowController") }
  public static var windowPositionMask: ElementName { ElementName(text: "windowPositionMask") }
  public static var windowStyleMask: ElementName { ElementName(text: "windowStyleMask") }
  public static var wkPreferences: ElementName { ElementName(text: "wkPreferences") }
  public static var wkWebView: ElementName { ElementName(text: "wkWebView") }
  public static var wkWebViewConfiguration: ElementName { ElementName(text: "wkWebViewConfiguration") }
  public static var zeroFormattingBehavior: ElementName { ElementName(text: "zeroFormattingBehavior") }
}
