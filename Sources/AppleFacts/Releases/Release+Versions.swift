// The first builds of Interface Builder that belong to versions of Xcode in which something changed.
//
// Source: the builds that 2,921 public documents of 231 projects were saved with, in order. A version begins with the first
// build seen of it; between that and the last one seen of the version before, no document lies. Which version a group of
// builds is, documents say themselves, by the `minToolsVersion` of what they use: 5.1, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0 and
// 12.0 are first named by builds of these groups. The others lie between and follow Xcode's release notes. Numbers behind
// are the documents and projects of the whole major version.
extension Release {
  /// Behind Xcode 4, of which documents have 4488 to 4514.
  package static let xcode5Point1 = Release(build: 5023)
  /// Of Xcode 6 (iOS 8): 150 documents, 47 projects.
  package static let xcode6Point3 = Release(build: 7515)
  package static let xcode6Point4 = Release(build: 7702)
  /// Of Xcode 7 (iOS 9): 277 documents, 65 projects.
  package static let xcode7Point3 = Release(build: 10089)
  /// iOS 10: 234 documents, 71 projects.
  package static let xcode8 = Release(build: 11129)
  package static let xcode8Point3 = Release(build: 12106)
  /// iOS 11: 291 documents, 80 projects.
  package static let xcode9 = Release(build: 13090)
  package static let xcode9Point1 = Release(build: 13500)
  package static let xcode9Point3 = Release(build: 14087)
  /// iOS 12: 236 documents, 73 projects.
  package static let xcode10 = Release(build: 14313)
  /// iOS 13: 349 documents, 87 projects.
  package static let xcode11 = Release(build: 14750)
  package static let xcode11Point2 = Release(build: 15400)
  /// iOS 14; on macOS 10.15 and 11: 332 documents, 77 projects.
  package static let xcode12 = Release(build: 17132)
  package static let xcode12Point3 = Release(build: 17701)
  package static let xcode12Point5 = Release(build: 18121)
  /// iOS 15: 244 documents, 70 projects.
  package static let xcode13 = Release(build: 19142)
  /// iOS 16: 308 documents, 55 projects.
  package static let xcode14 = Release(build: 21179)
  package static let xcode14Point3 = Release(build: 21600)
  /// iOS 17: 96 documents, 38 projects.
  package static let xcode15 = Release(build: 22113)
  /// Of Xcode 16 (iOS 18): 158 documents, 42 projects.
  package static let xcode16Point3 = Release(build: 23727)
  /// iOS 26; on macOS 15 and 26: 157 documents, 38 projects.
  package static let xcode26 = Release(build: 24093)
  package static let xcode26Point1 = Release(build: 24408)
  package static let xcode26Point3 = Release(build: 25094)

  /// Whether the release saved roots with the safe areas of upright devices added once more.
  package var addsSafeAreasTwice: Bool { (Release.xcode16Point3...Release.xcode26Point3).contains(self) }

  /// The last release known whose simulators ran a version of iOS or tvOS, whose controls it therefore has.
  ///
  /// - Parameter version: The major one; of versions before iOS 11, which has the same controls, and after the last one
  ///   known, the nearest.
  package init(ofSystem version: Int) {
    let build =
      switch version {
      case ..<12: 14113
      case 12: 14490
      case 13: 16097
      case 14: 18122
      case 15: 20037
      case 16: 21701
      case 17: 22690
      case 18: 23504
      default: 25095
      }
    self.init(build: build)
  }
}
