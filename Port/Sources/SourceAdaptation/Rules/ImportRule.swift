import SwiftSyntax

/// Imports of modules that may not be there, or whose contents UIKit has, or AppKit.
enum ImportRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let kit = module.kit
    let statements = Imports.all(in: source.tree)
    // Foundation has what loads from addresses in a module of its own here.
    if let last = statements.last(where: { foundation.contains($0.path.first?.name.text ?? "") }),
      !Imports.has("FoundationNetworking", in: source.tree), names(networking, source)
    {
      adaptation.edits.append(.insert("; import FoundationNetworking", at: last.range.upperBound))
    }
    for statement in statements {
      let path = statement.path.map(\.name.text)
      guard let first = path.first else { continue }
      if absent.contains(first), first != kit.rawValue {
        adaptation.remark(
          at: statement,
          "There is no module \(first) here: the file is compiled without it. If it takes something from there, leave it "
            + "out, by a line in port-exclude.txt, or keep that part behind #if canImport(\(first)).")
        adaptation.edits.append(
          Edit(
            range: withSemicolon(statement.range, source),
            replacement: whereThere(statement, first, source, kit)))
      } else if inKits.contains(first) {
        adaptation.replace(statement, by: "import \(kit.rawValue)")
      } else if path.count > 1, kit.names.contains(first), statement.importKindSpecifier == nil {
        adaptation.replace(statement, by: "import \(kit.rawValue)")
      } else if first == "XCTest", kit == .touch, needsUIKit(source) {
        // On Apple's platforms it brings UIKit along.
        adaptation.edits.append(.insert("; import UIKit", at: statement.range.upperBound))
      }
    }
    guard kit == .touch, module.importsKit, !bringsUIKit(statements), needsUIKit(source) else { return }
    // A header that all sources see, of a framework or a bridging one, brings it along in Xcode.
    adaptation.edits.append(.insert("\nimport UIKit\n", at: source.bytes.count))
  }

  /// Whether a file's imports are ones that this rule takes for UIKit.
  private static func bringsUIKit(_ statements: [ImportDeclSyntax]) -> Bool {
    statements.contains { statement in
      let name = statement.path.first?.name.text ?? ""
      return name == "XCTest" || inKits.contains(name) || absent.contains(name)
    }
  }

  /// The import for packages that bring a module of the name, and else what Apple's brings along: files that name nothing
  /// of it compile.
  private static func whereThere(
    _ statement: ImportDeclSyntax, _ name: String, _ source: SourceText, _ kit: ViewModule
  ) -> String {
    let line = source.place(statement.endPositionBeforeTrailingTrivia).line
    return """

      #if canImport(\(name))
      \(source.text(statement.range))
      #else
      import \(kit.rawValue)
      #endif
      #sourceLocation(file: "\(source.path.escaped)", line: \(line))

      """
  }

  /// A line of its own does not begin with what ended the statement before.
  private static func withSemicolon(_ range: Range<Int>, _ source: SourceText) -> Range<Int> {
    let next = source.bytes[range.upperBound...].firstIndex { $0 != UInt8(ascii: " ") }
    guard let next, source.bytes[next] == UInt8(ascii: ";") else { return range }
    return range.lowerBound..<next + 1
  }

  /// Whether a file that imports no UIKit names things of it.
  private static func needsUIKit(_ source: SourceText) -> Bool {
    let imports = Imports.names(in: source.tree)
    guard !imports.contains("UIKit") else { return false }
    // Foundation has numbers, points, sizes and rectangles, too.
    let prefixes =
      imports.contains { ["Foundation", "CoreGraphics"].contains($0) } ? ["UI", "CA"] : ["UI", "CA", "CG"]
    return source.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return name.hasPrefix("NSLayout") || name.hasPrefix("CGAffine")
        || prefixes.contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
    }
  }

  private static func names(_ types: Set<String>, _ source: SourceText) -> Bool {
    source.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return types.contains(name)
    }
  }

  private static let foundation: Set<String> = ["AppKit", "Cocoa", "Foundation", "UIKit"]

  private static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest",
    "NSURLRequest",
    "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLProtectionSpace", "URLProtocol",
    "URLRequest",
    "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionUploadTask",
  ]

  /// What these have that bears on layout, UIKit and AppKit have.
  private static let inKits: Set<String> = ["ObjectiveC", "os", "OSLog", "QuartzCore", "CoreText", "Darwin"]

  private static let absent: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AdServices", "AdSupport", "AddressBook",
    "AppIntents", "AppKit", "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Combine",
    "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData",
    "CoreGraphicsExtras", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion",
    "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreVideo", "CryptoKit", "DeviceCheck",
    "EventKit", "EventKitUI", "FileProvider", "GLKit", "GameController", "GameKit", "HealthKit", "HomeKit",
    "IOSurface", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network",
    "NotificationCenter", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit",
    "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit",
    "Security", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
    "SystemConfiguration", "TipKit", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision",
    "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit",
  ]
}

enum Imports {
  static func all(in tree: SourceFileSyntax) -> [ImportDeclSyntax] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.found
  }

  static func has(_ module: String, in tree: SourceFileSyntax) -> Bool {
    all(in: tree).contains { $0.path.first?.name.text == module }
  }

  /// Of all modules, under whatever conditions they are imported.
  static func names(in tree: SourceFileSyntax) -> [String] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return (finder.found + finder.foundForOthers).compactMap { $0.path.first?.name.text }
  }

  private final class Finder: SyntaxVisitor {
    var found: [ImportDeclSyntax] = []
    var foundForOthers: [ImportDeclSyntax] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if isForOthers(node) { foundForOthers.append(node) } else { found.append(node) }
      return .skipChildren
    }

    /// Whether the sources ask for the module before, or for a system that has it.
    private func isForOthers(_ node: ImportDeclSyntax) -> Bool {
      let name = node.path.first?.name.text ?? ""
      return Scope.conditions(of: node).contains { condition in
        condition.contains("canImport(\(name))")
          || condition.contains("os(") && !condition.contains("canImport(UIKit)")
            && !condition.contains("os(Linux)")
      }
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
