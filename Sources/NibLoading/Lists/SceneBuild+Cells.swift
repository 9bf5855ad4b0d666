import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

extension SceneBuild {
  /// Hands a cell of a table to the table, which shows it as it likes: a prototype as a pattern, a static one
  /// itself.
  ///
  /// - Returns: Whether the view is such a cell, and was taken.
  func registerCell(_ position: Int) -> Bool {
    let resolved = scene.views[position]
    let parent = resolved.parent.flatMap { views[$0] }
    if let collection = parent as? UICollectionView { return register(position, in: collection) }
    guard let table = parent as? UITableView else { return false }
    if resolved.element.parent?.isNamed(.prototypes) == true {
      guard let identifier = TableViewCellElement(resolved.varied).reuseIdentifier else { return true }
      let pattern = CellPattern(self, position)
      table.registerMaker(forCellReuseIdentifier: identifier) { pattern.makeCell() as? UITableViewCell }
      return true
    }
    guard resolved.element.parent?.isNamed(.cells) == true else { return false }
    if let cell = makeSubtree(position) as? UITableViewCell {
      StaticTableContent.content(of: table).add(cell, resolved.element)
    }
    return true
  }

  /// Hands a cell, header or footer of a collection view to it.
  private func register(_ position: Int, in collection: UICollectionView) -> Bool {
    let element = scene.views[position].element
    let identifier = CollectionViewCellElement(scene.views[position].varied).reuseIdentifier
    let pattern = CellPattern(self, position)
    let make = { pattern.makeCell() as? UICollectionReusableView }
    let kind: String
    switch element.key {
    case "sectionHeaderView": kind = UICollectionView.elementKindSectionHeader
    case "sectionFooterView": kind = UICollectionView.elementKindSectionFooter
    default:
      guard element.parent?.isNamed(.cells) == true else { return false }
      if let identifier {
        collection.registerMaker(forCellWithReuseIdentifier: identifier, make)
      }
      return true
    }
    if let identifier {
      collection.registerMaker(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier, make)
    }
    return true
  }

  /// Makes a view and those below it, to be connected and awakened with all others.
  private func makeSubtree(_ position: Int) -> UIView? {
    let build = SceneBuild(element, of: file, storyboard: storyboard, scene: scene)
    build.buildViews(build.scene.subtree(of: position))
    for (id, object) in build.objects where objects[id] == nil { objects[id] = object }
    sleepers.append(contentsOf: build.madeViews.map { $0.view } + build.sleepers)
    ownConstraints.append(contentsOf: build.ownConstraints)
    return build.views[position]
  }
}

/// A prototype cell. It holds the document, and nothing that was made of it.
@MainActor
final class CellPattern {
  private let file: NibFile
  private let storyboard: UIStoryboard?
  private let element: SceneElement
  private let scene: ResolvedScene
  private let position: Int

  init(_ build: SceneBuild, _ position: Int) {
    file = build.file
    storyboard = build.storyboard
    element = build.element
    scene = build.scene
    self.position = position
  }

  func makeCell() -> UIView? {
    let build = SceneBuild(element, of: file, storyboard: storyboard, scene: scene)
    build.buildViews(build.scene.subtree(of: position))
    build.makeConnections()
    build.awaken()
    return build.views[position]
  }
}
