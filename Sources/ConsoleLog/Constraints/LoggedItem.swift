/// A view or layout guide as a console log names it.
package struct LoggedItem: Hashable, Sendable {
  /// `UILabel`, `App.Header`; empty where the log has a name alone.
  package var className: String
  /// `0x7f8a10`, as printed; nil where the log has a name alone and no list of names tells what it stands for.
  package var address: String?
  /// What stands in quotes behind the address: a label's text, a guide's identifier.
  package var label: String?
  /// What stands in place of class and address: an accessibility identifier, a key of a layout library.
  package var name: String?

  package init(className: String = "", address: String? = nil, label: String? = nil, name: String? = nil) {
    self.className = className
    self.address = address
    self.label = label
    self.name = name
  }

  /// What tells items of one log from each other.
  package var key: String { address ?? name ?? className }
}
