import CoreGraphics

// Initialisers for cells and containers of a class that only the running program knows; ViewsOfClassValues
// explains them.

extension Hashable where Self: UITableViewCell {
  /// A cell of this very class.
  @_silgen_name("plumb_class_value_cell_style")
  @preconcurrency @MainActor public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("plumb_class_value_cell_style")
  @MainActor static func ofClassValue(style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?)
    -> Self
  {
    unsafeDowncast((self as UITableViewCell.Type).ofThisClass(style, reuseIdentifier), to: Self.self)
  }
}

extension Hashable where Self: UITableViewHeaderFooterView {
  /// A header or footer of this very class.
  @_silgen_name("plumb_class_value_header_identifier")
  @preconcurrency @MainActor public init(reuseIdentifier: String?)

  @_silgen_name("plumb_class_value_header_identifier")
  @MainActor static func ofClassValue(reuseIdentifier: __owned String?) -> Self {
    unsafeDowncast(
      (self as UITableViewHeaderFooterView.Type).ofThisClass(identifier: reuseIdentifier), to: Self.self)
  }
}

extension Hashable where Self: UITableView {
  /// A table of this very class, with a frame in its superview's coordinates, in points.
  @_silgen_name("plumb_class_value_table_style")
  @preconcurrency @MainActor public init(frame: CGRect, style: UITableView.Style)

  @_silgen_name("plumb_class_value_table_style")
  @MainActor static func ofClassValue(frame: CGRect, style: UITableView.Style) -> Self {
    unsafeDowncast((self as UITableView.Type).ofThisClass(frame, style), to: Self.self)
  }
}

extension Hashable where Self: UICollectionView {
  /// A collection view of this very class, with a frame in its superview's coordinates, in points.
  @_silgen_name("plumb_class_value_collection_layout")
  @preconcurrency @MainActor public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)

  @_silgen_name("plumb_class_value_collection_layout")
  @MainActor static func ofClassValue(
    frame: CGRect, collectionViewLayout layout: __owned UICollectionViewLayout
  )
    -> Self
  {
    unsafeDowncast((self as UICollectionView.Type).ofThisClass(frame, layout), to: Self.self)
  }
}

extension UITableViewCell {
  @_silgen_name("plumb_cell_style")
  fileprivate convenience init(ofThisClass style: CellStyle, _ identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  @_silgen_name("plumb_cell_style")
  fileprivate class func ofThisClass(_ style: CellStyle, _ identifier: __owned String?) -> Self
}

extension UITableViewHeaderFooterView {
  @_silgen_name("plumb_header_identifier")
  fileprivate convenience init(ofThisClass identifier: String?) { self.init(reuseIdentifier: identifier) }

  @_silgen_name("plumb_header_identifier")
  fileprivate class func ofThisClass(identifier: __owned String?) -> Self
}

extension UITableView {
  @_silgen_name("plumb_table_style")
  fileprivate convenience init(ofThisClass frame: CGRect, _ style: Style) {
    self.init(frame: frame, style: style)
  }

  @_silgen_name("plumb_table_style")
  fileprivate class func ofThisClass(_ frame: CGRect, _ style: Style) -> Self
}

extension UICollectionView {
  @_silgen_name("plumb_collection_layout")
  fileprivate convenience init(ofThisClass frame: CGRect, _ layout: UICollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  @_silgen_name("plumb_collection_layout")
  fileprivate class func ofThisClass(_ frame: CGRect, _ layout: __owned UICollectionViewLayout) -> Self
}
