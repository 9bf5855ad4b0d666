import UIKit

/// A cell whose content, pinned to the content view's margins, has a height of its own.
final class SampleCell: UITableViewCell {
  static var made = 0
  static var alive = 0
  let sample = ContentView(50, 10)
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    SampleCell.made += 1
    SampleCell.alive += 1
    sample.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(sample)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      sample.topAnchor.constraint(equalTo: margins.topAnchor),
      sample.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      sample.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      sample.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  @MainActor deinit { SampleCell.alive -= 1 }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// Shows rows of given heights.
@MainActor final class SampleSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// Of the contents, by section.
  var heights: [[CGFloat]]
  var titles: [String?] = []
  var shown: [IndexPath] = []
  var hidden: [IndexPath] = []

  init(_ heights: [[CGFloat]]) { self.heights = heights }

  func numberOfSections(in tableView: UITableView) -> Int { heights.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "sample", for: indexPath)
    (cell as? SampleCell)?.sample.content.height = heights[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    shown.append(indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { hidden.append(indexPath) }

  func makeTable(_ height: CGFloat, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: rect(0, 0, 320, height), style: style)
    table.register(SampleCell.self, forCellReuseIdentifier: "sample")
    table.dataSource = self
    table.delegate = self
    return table
  }
}
