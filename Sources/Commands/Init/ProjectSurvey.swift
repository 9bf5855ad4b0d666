import PlumbAppleFacts
import PlumbInterfaceBuilder
import PlumbTextOutput

/// What documents a folder has, as a first configuration needs it.
struct ProjectSurvey {
  /// Folders that belong to others or that builds make, and what in a project's folder says that there will be one.
  private static let foreign = [
    ("Pods", "Podfile"), ("Carthage", "Cartfile"), ("build", ""), ("Build", ""), ("DerivedData", ""),
    ("SourcePackages", ""), ("node_modules", "package.json"),
  ]

  /// What is left out: patterns, each with how many documents it covers.
  private(set) var left: [(pattern: String, documents: Int)] = []
  /// How many documents there are apart from these.
  private(set) var documents = 0
  private(set) var unreadable = 0
  /// How many documents are of each platform.
  private(set) var platforms: [(name: String, documents: Int)] = []
  /// The devices that they were saved for, those of most documents first.
  private(set) var devices: [(device: Device, documents: Int)] = []
  /// The folders, directly below, that have some.
  private(set) var folders: [String] = []

  /// - Parameter prefix: The folder, with a slash behind it.
  init(of prefix: String, _ progress: ProgressLine) {
    let inner = DocumentSearch([prefix]).files.map { String($0.dropFirst(prefix.count)) }
    let names = Folder.names(in: prefix) ?? []
    var own = inner
    for (name, sign) in Self.foreign {
      let pattern = inner.contains { $0.contains("/" + name + "/") } ? "**/" + name : name
      let before = own.count
      own.removeAll { ("/" + $0).contains("/" + name + "/") }
      if own.count < before || names.contains(name) || names.contains(sign) {
        left.append((pattern, before - own.count))
      }
    }
    documents = own.count
    for path in own {
      if let end = path.firstIndex(of: "/"), !folders.contains(String(path[..<end])) {
        folders.append(String(path[..<end]))
      }
    }
    read(own.map { prefix + $0 }, progress)
  }

  private mutating func read(_ paths: [String], _ progress: ProgressLine) {
    let facts = ParallelWork.results(on: paths, progress) { path throws(Failure) in
      let bytes = try InputFile.bytes(at: path)
      do throws(DocumentError) {
        let document = try InterfaceDocument(bytes: bytes)
        return (document.platform, document.deviceName.flatMap(Device.named))
      } catch { throw Failure(error.message) }
    }
    var counts: [Platform: Int] = [:]
    var places: [String: Int] = [:]
    for fact in facts {
      guard case .success(let (platform, device)) = fact else {
        unreadable += 1
        continue
      }
      counts[platform, default: 0] += 1
      guard let device else { continue }
      if let place = places[device.name] {
        devices[place].documents += 1
      } else {
        places[device.name] = devices.count
        devices.append((device, 1))
      }
    }
    platforms = Platform.allCases.compactMap { platform in counts[platform].map { ("\(platform)", $0) } }
    devices.sort {
      $0.documents != $1.documents ? $0.documents > $1.documents : $0.device.name < $1.device.name
    }
  }

  /// “12 documents: 10 of iOS and 2 of macOS”, “3 documents of tvOS”.
  var words: String {
    guard documents > 0 else { return "a folder without documents" }
    var kinds = platforms.map { "\($0.documents) of \($0.name)" }
    if unreadable == 0, platforms.count == 1 { return "\(Self.counted(documents)) of \(platforms[0].name)" }
    if unreadable > 0 { kinds.append("\(unreadable) that cannot be read") }
    return Self.counted(documents) + ": " + Suggestion.list(kinds, "and")
  }

  static func counted(_ documents: Int) -> String { "\(documents) document" + (documents == 1 ? "" : "s") }
}
