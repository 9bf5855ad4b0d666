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
      }
    }
    bring(module, statements, source, &adaptation)
  }

  /// Has a file that names UIKit's things, or AppKit's, import the module. On Apple's platforms XCTest brings it along, a
  /// bridging header has it for all files, and so have modules that were written in Objective-C for whoever imports them.
  private static func bring(
    _ module: ModuleIndex, _ statements: [ImportDeclSyntax], _ source: SourceText,
    _ adaptation: inout Adaptation
  ) {
    let outermost = statements.filter { $0.parent?.parent?.parent?.is(SourceFileSyntax.self) == true }
    let names = outermost.map { $0.path.first?.name.text ?? "" }
    let isTest = names.contains("XCTest") && module.kit == .touch
    let all = Set(Imports.names(in: source.tree))
    // A file without imports has the names of others from such a header alone.
    guard isTest || module.importsKit || all.isEmpty, all.isDisjoint(with: module.kit.names),
      Set(names).isDisjoint(with: inKits), namesKit(module, source, imports: all)
    else { return }
    if let first = outermost.first(where: { !absent.contains($0.path.first?.name.text ?? "") }) {
      adaptation.edits.append(.insert("; import \(module.kit.rawValue)", at: first.range.upperBound))
    } else if outermost.isEmpty {
      let kit = module.kit.rawValue
      let file = "#sourceLocation(file: \"\(source.path.escaped)\", line: 1)"
      // A module that never names UIKit may not depend on it.
      let brought = module.importsKit ? "import \(kit)" : "#if canImport(\(kit))\nimport \(kit)\n#endif"
      adaptation.edits.append(.insert("\(brought)\n\(file)\n", at: 0))
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

  /// Whether a file names what the sources do not declare, as UIKit's things are called, or AppKit's and Foundation's.
  private static func namesKit(
    _ module: ModuleIndex, _ source: SourceText, imports: Set<String>
  ) -> Bool {
    var initials = module.kit == .touch ? ["UI", "CA"] : ["NS", "CA"]
    // Foundation has numbers, points, sizes and rectangles, too.
    if imports.isDisjoint(with: ["Foundation", "CoreGraphics"]) { initials.append("CG") }
    return source.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind, module.types[name]?.kind == nil else {
        return false
      }
      return ["NSLayout", "CGAffine"].contains(where: name.hasPrefix)
        || initials.contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
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
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit", "AdServices", "AdSupport",
    "AddressBook", "AppIntents", "AppKit", "AppTrackingTransparency", "AppleScriptObjC",
    "ApplicationServices", "AssetsLibrary", "AudioToolbox", "AuthenticationServices", "Automator",
    "BackgroundAssets", "BackgroundTasks", "CallKit", "CarPlay", "Carbon", "Charts", "ClassKit", "ClockKit",
    "CloudKit", "Collaboration", "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio",
    "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreGraphicsExtras", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion",
    "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreTransferable", "CoreVideo",
    "CoreWLAN", "CryptoKit", "DeviceCheck", "DiskArbitration", "EventKit", "EventKitUI", "ExtensionKit",
    "FamilyControls", "FileProvider", "FinderSync", "FoundationModels", "GLKit", "GameController",
    "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HomeKit", "IOBluetooth", "IOKit",
    "IOSurface", "IdentityLookup", "ImageCaptureCore", "ImageIO", "InputMethodKit", "Intents", "IntentsUI",
    "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "ManagedSettings", "MapKit", "MediaPlayer",
    "MessageUI", "Messages", "Metal", "MetalKit", "MetricKit", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension",
    "NotificationCenter", "OSAKit", "OpenDirectory", "OpenGL", "OpenGLES", "PDFKit", "PHASE", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "PushKit", "PushToTalk", "Quartz", "QuickLook",
    "QuickLookThumbnailing", "QuickLookUI", "RealityKit", "ReplayKit", "SafariServices", "SafetyKit",
    "SceneKit", "ScreenCaptureKit", "ScreenSaver", "ScriptingBridge", "Security", "ServiceManagement",
    "SharedWithYou", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData",
    "SwiftUI", "Symbols", "SystemConfiguration", "TVUIKit", "TipKit", "Translation", "UserNotifications",
    "UserNotificationsUI", "VideoToolbox", "Virtualization", "Vision", "VisionKit", "WatchConnectivity",
    "WeatherKit", "WebKit", "WidgetKit",
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
