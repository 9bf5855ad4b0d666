import CoreGraphics

/// What items are read and written as.
extension UIPasteboard {
  /// The kind under which values of a class stand. Others are read, too: any text is a text.
  private enum Kind {
    static let text = "public.utf8-plain-text"
    static let address = "public.url"
    static let picture = "public.png"
    static let colour = "com.apple.uikit.color"
  }

  private func values<Value>(_ type: Value.Type) -> [Value] {
    items.compactMap { item in item.keys.sorted().lazy.compactMap { item[$0] as? Value }.first }
  }

  private func put<Value>(_ values: [Value]?, as kind: String) {
    setItems((values ?? []).map { [kind: $0] })
  }

  public var string: String? {
    get { values(String.self).first }
    set { put(newValue.map { [$0] }, as: Kind.text) }
  }
  public var strings: [String]? {
    get { values(String.self).nonEmpty }
    set { put(newValue, as: Kind.text) }
  }
  public var url: URL? {
    get { values(URL.self).first }
    set { put(newValue.map { [$0] }, as: Kind.address) }
  }
  public var urls: [URL]? {
    get { values(URL.self).nonEmpty }
    set { put(newValue, as: Kind.address) }
  }
  public var image: UIImage? {
    get { values(UIImage.self).first }
    set { put(newValue.map { [$0] }, as: Kind.picture) }
  }
  public var images: [UIImage]? {
    get { values(UIImage.self).nonEmpty }
    set { put(newValue, as: Kind.picture) }
  }
  public var color: UIColor? {
    get { values(UIColor.self).first }
    set { put(newValue.map { [$0] }, as: Kind.colour) }
  }
  public var colors: [UIColor]? {
    get { values(UIColor.self).nonEmpty }
    set { put(newValue, as: Kind.colour) }
  }
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public var hasColors: Bool { color != nil }

  /// The kinds in which the first item is there.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  public func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains(where: types.contains) }

  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let address as URL: Data(address.absoluteString.utf8)
    default: nil
    }
  }

  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

extension UIPasteboard {
  /// Carriers of what was put here by carriers.
  public var itemProviders: [NSItemProvider] {
    get { items.compactMap { $0.values.lazy.compactMap { $0 as? NSItemProvider }.first } }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    var options: [OptionsKey: Any] = [.localOnly: localOnly]
    options[.expirationDate] = expirationDate
    setItems(itemProviders.map { ["com.apple.uikit.item-provider": $0] }, options: options)
  }
}
