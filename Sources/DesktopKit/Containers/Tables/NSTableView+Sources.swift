import Foundation

/// What has a table's data source and delegate: an extension has them, since an outline view has others under the same names.
/// Plumb's addition.
@MainActor
public protocol TableSourced: AnyObject {
  /// The table view. Plumb's addition.
  var sourcedTable: NSTableView { get }
}

extension TableSourced {
  /// What the rows are about. Not kept alive.
  public var dataSource: (any NSTableViewDataSource)? {
    get { sourcedTable.tableDataSource }
    set {
      sourcedTable.tableDataSource = newValue
      sourcedTable.reloadData()
    }
  }
  /// Makes the views, and says how high rows are. Not kept alive.
  public var delegate: (any NSTableViewDelegate)? {
    get { sourcedTable.tableDelegate }
    set {
      sourcedTable.tableDelegate = newValue
      sourcedTable.reloadData()
    }
  }
}

extension NSTableView: TableSourced {
  public var sourcedTable: NSTableView { self }
}
