/// The kinds of views that documents have, by element name; a kind not listed is a plain view.
package enum ViewKind: String, Sendable, CaseIterable {
  case view, customView, containerView, label, textField, secureTextField, searchField, comboBox, tokenField
  case button, popUpButton, segmentedControl, slider, stepper, `switch`, progressView, progressIndicator
  case levelIndicator, activityIndicatorView, pageControl, datePicker, pickerView, colorWell, pathControl
  case imageView, textView, searchBar, navigationBar, toolbar, tabBar, box, tabView, splitView, gridView
  case stackView, scrollView, clipView, scroller, tableView, outlineView, tableHeaderView, tableCellView
  case tableRowView, tableViewCell, tableViewCellContentView, collectionView, collectionViewCell
  case collectionViewCellContentView, collectionReusableView, visualEffectView, webView, wkWebView, mapView
  case sceneKitView, arscnView, mtkView, glkView, skView, openGLView, pdfView, browser, matrix, form
  case predicateEditor, ruleEditor

  /// Whether the view is a scroll view of iOS, of one kind or another.
  var scrolls: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }

  /// Whether a table or collection view shows the view among others: a cell, a header or a footer.
  package var isReusable: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }

  /// Whether a controller shows the view as a bar, as wide as the controller's own view.
  var isBar: Bool { self == .navigationBar || self == .toolbar || self == .tabBar }

  init?(elementName: String) { self.init(rawValue: elementName) }
}
