import UIKit

public struct Note: Sendable {
  public var title: String
  public var text: String

  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }
}

/// Notes, each in a row as high as its cell's constraints make it.
public final class NotesViewController: UIViewController, UITableViewDataSource {
  public let tableView = UITableView()
  public var notes: [Note] { didSet { tableView.reloadData() } }

  public init(notes: [Note]) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("NotesViewController is made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NoteCell.self, forCellReuseIdentifier: NoteCell.reuseIdentifier)
    tableView.dataSource = self
    // Until a row is in sight, so high is it taken to be; then it is as high as its cell.
    tableView.estimatedRowHeight = 60
    tableView.rowHeight = UITableView.automaticDimension
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: NoteCell.reuseIdentifier, for: indexPath)
    (cell as? NoteCell)?.show(notes[indexPath.row])
    return cell
  }
}
