import SwiftSyntax

/// Imports of modules that are not there, or whose contents UIKit has.
enum ImportRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    for statement in Imports.all(in: source.tree) {
      let path = statement.path.map(\.name.text)
      guard let first = path.first else { continue }
      if absent.contains(first) {
        adaptation.remark(
          at: statement,
          "There is no module \(first) here: what the file takes from it is missing. Leave the file out, by a line in "
            + "port-exclude.txt, or keep that part behind #if canImport(\(first)).")
      } else if inUIKit.contains(first) {
        adaptation.replace(statement, by: "import UIKit")
      } else if path.count > 1, first == "UIKit", statement.importKindSpecifier == nil {
        adaptation.replace(statement, by: "import UIKit")
      } else if first == "XCTest", needsUIKit(source) {
        // On Apple's platforms it brings UIKit along.
        adaptation.edits.append(.insert("; import UIKit", at: statement.range.upperBound))
      }
    }
  }

  /// Whether a file that imports no UIKit names things of it.
  private static func needsUIKit(_ source: SourceText) -> Bool {
    guard !Imports.has("UIKit", in: source.tree) else { return false }
    return source.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return name.hasPrefix("NSLayout") || name.hasPrefix("CGAffine")
        || name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    }
  }

  /// What these have that bears on layout, UIKit has.
  private static let inUIKit: Set<String> = ["ObjectiveC", "os", "OSLog", "QuartzCore", "CoreText", "Darwin"]

  private static let absent: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "AppKit", "AuthenticationServices", "CloudKit", "Combine",
    "Contacts",
    "ContactsUI", "CoreBluetooth", "CoreData", "CoreGraphicsExtras", "CoreImage", "CoreLocation", "CoreMedia",
    "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreVideo", "EventKit", "GameKit",
    "HealthKit",
    "ImageIO", "Intents", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
    "Messages",
    "MobileCoreServices", "Network", "NotificationCenter", "PDFKit", "PassKit", "Photos", "PhotosUI",
    "QuickLook",
    "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftUI",
    "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchConnectivity",
    "WebKit",
    "WidgetKit",
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

  private final class Finder: SyntaxVisitor {
    var found: [ImportDeclSyntax] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if !isForOthers(node) { found.append(node) }
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
