/// Views that a collection view has made before, and how it makes new ones.
@MainActor struct CollectionReuse {
  private var views: [String: [UICollectionReusableView]] = [:]
  private var makers: [String: () -> UICollectionReusableView?] = [:]

  /// A kind and an identifier as one; cells have no kind.
  private func key(_ kind: String?, _ identifier: String) -> String { "\(kind ?? "")/\(identifier)" }

  mutating func register(_ viewClass: AnyClass?, _ kind: String?, _ identifier: String) {
    guard let viewClass else {
      makers[key(kind, identifier)] = nil
      return
    }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      return Faults.raise(
        "\(viewClass) is registered for reuse, and is no subclass of UICollectionReusableView")
    }
    makers[key(kind, identifier)] = {
      let view = viewClass.init(frame: .zero)
      view.setReuseIdentifier(identifier)
      return view
    }
  }

  mutating func register(
    _ kind: String?, _ identifier: String, _ make: @escaping () -> UICollectionReusableView?
  ) { makers[key(kind, identifier)] = make }

  /// The cell that is to be filled anew, as long as it is.
  var cellToRefill: UICollectionViewCell?

  func offered(_ identifier: String) -> UICollectionViewCell? {
    cellToRefill?.reuseIdentifier == identifier ? cellToRefill : nil
  }

  func isRegistered(_ kind: String?, _ identifier: String) -> Bool { makers[key(kind, identifier)] != nil }

  mutating func take(_ kind: String?, _ identifier: String) -> UICollectionReusableView? {
    let key = key(kind, identifier)
    if let view = views[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = makers[key]?() else { return nil }
    view.setReuseIdentifier(identifier)
    return view
  }

  /// Takes back a view that is no longer shown.
  mutating func recycle(_ view: UICollectionReusableView, _ kind: String?) {
    if let identifier = view.reuseIdentifier { views[key(kind, identifier), default: []].append(view) }
  }
}

extension UICollectionView {
  /// For cells that are made in other ways than by their class: from documents.
  package func registerMaker(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionReusableView?
  ) { reuse.register(nil, identifier, make) }

  package func registerMaker(
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
    _ make: @escaping () -> UICollectionReusableView?
  ) { reuse.register(kind, identifier, make) }
}
