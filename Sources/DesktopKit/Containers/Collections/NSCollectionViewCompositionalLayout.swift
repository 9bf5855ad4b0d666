import CoreGraphics
import Foundation
public import PlumbViewKit

/// Gives the section of an index, which has to have one.
public typealias NSCollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// UIKit's of the same purpose, with its members.
public typealias NSCollectionViewCompositionalLayoutConfiguration =
  UICollectionViewCompositionalLayoutConfiguration

/// Sections of groups of items, each as its sizes say: UIKit's compositional layout.
@preconcurrency @MainActor
open class NSCollectionViewCompositionalLayout: NSCollectionViewLayout {
  private let compositional: UICollectionViewCompositionalLayout
  private lazy var items = ArrangedItems(compositional)
  override var arranged: ArrangedItems? { items }

  public init(section: NSCollectionLayoutSection) {
    compositional = UICollectionViewCompositionalLayout(section: section)
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection, configuration: NSCollectionViewCompositionalLayoutConfiguration
  ) {
    compositional = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    super.init()
  }

  public init(sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider) {
    compositional = UICollectionViewCompositionalLayout(sectionProvider: sectionProvider)
    super.init()
  }

  public init(
    sectionProvider: @escaping NSCollectionViewCompositionalLayoutSectionProvider,
    configuration: NSCollectionViewCompositionalLayoutConfiguration
  ) {
    compositional = UICollectionViewCompositionalLayout(
      sectionProvider: sectionProvider, configuration: configuration)
    super.init()
  }

  public required init?(coder: NSCoder) {
    compositional = UICollectionViewCompositionalLayout { _, _ in nil }
    super.init(coder: coder)
  }

  /// Setting it, not changing it, lays out anew.
  open var configuration: NSCollectionViewCompositionalLayoutConfiguration {
    get { compositional.configuration }
    set {
      compositional.configuration = newValue
      invalidateLayout()
    }
  }
}
