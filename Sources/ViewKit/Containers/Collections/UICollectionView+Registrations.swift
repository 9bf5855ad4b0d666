import CoreGraphics

extension UICollectionView {
  /// How cells for a type of items are made and filled.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = RegistrationNames.next()
    let handler: Handler
    /// Makes cells in another way than by their class.
    let make: (() -> UICollectionReusableView?)?

    public init(handler: @escaping Handler) {
      self.handler = handler
      make = nil
    }

    package init(making make: @escaping () -> UICollectionReusableView?, handler: @escaping Handler) {
      self.handler = handler
      self.make = make
    }
  }

  /// How headers, footers or other views of a kind are made and filled.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = RegistrationNames.next()
    let elementKind: String
    let handler: Handler
    /// Makes views in another way than by their class.
    let make: (() -> UICollectionReusableView?)?

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      make = nil
    }

    package init(
      elementKind: String, making make: @escaping () -> UICollectionReusableView?, handler: @escaping Handler
    ) {
      self.elementKind = elementKind
      self.handler = handler
      self.make = make
    }
  }

  /// A cell for an item, filled by the registration.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if !reuse.isRegistered(nil, identifier) {
      if let make = registration.make {
        registerMaker(forCellWithReuseIdentifier: identifier, make)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
      preconditionFailure("the nib of a registration has no cell of the class \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header, footer or other view, filled by the registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (identifier, kind) = (registration.identifier, registration.elementKind)
    if !reuse.isRegistered(kind, identifier) {
      if let make = registration.make {
        registerMaker(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier, make)
      } else {
        register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("the nib of a registration has no view of the class \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// Reuse identifiers that no app has.
@MainActor private enum RegistrationNames {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "UICollectionView.Registration-\(count)"
  }
}
