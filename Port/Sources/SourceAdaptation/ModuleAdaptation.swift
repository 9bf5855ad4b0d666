import SwiftSyntax

/// A source as it has to be without Objective-C.
public struct AdaptedSource {
  public let path: String
  public let text: String
  /// How many places were changed.
  public let changes: Int
  public let remarks: [Remark]
}

/// All sources of a module, adapted together: what one declares, others name.
public struct ModuleAdaptation {
  public let sources: [AdaptedSource]
  /// A source more, which lists what the module declares for Objective-C.
  public let memberList: String

  /// - Parameters:
  ///   - moduleName: Of the module that the sources are compiled as.
  ///   - users: Sources of modules that build on it, such as its tests.
  public init(_ sources: [SourceText], moduleName: String, users: [SourceText] = []) {
    let module = ModuleIndex(sources, users: users)
    var adaptations = sources.map { Adaptation(source: $0) }
    var overrides: [Override] = []
    for (index, source) in sources.enumerated() {
      for rule in Self.rules { rule.adapt(source, module, &adaptations[index]) }
      overrides += OverrideRule.takeOut(source, module, &adaptations[index])
    }
    var tables: [MemberTableWriter.Table] = []
    var adapted: [AdaptedSource] = []
    for (number, source) in sources.enumerated() {
      OverrideRule.putIn(overrides, source, &adaptations[number])
      let own = MemberTableWriter(source: source, module: module, moduleName: moduleName, number: number)
        .tables()
      tables += own
      adapted.append(Self.finish(adaptations[number], own))
    }
    self.sources = adapted
    memberList = MemberListWriter.text(tables, module) + TestRemains.text(for: sources, module.kit)
  }

  private static var rules: [any AdaptationRule.Type] {
    [
      AttributeRule.self, AttributeDictionaryRule.self, AttributedTextRule.self, ClassNameRule.self,
      ConditionRule.self, ConventionRule.self, DynamicRule.self,
      ExtensionMemberRule.self, ForwardingRule.self, ImportRule.self,
      CastRule.self, ObserverRule.self, PlainMemberRule.self, SelectorRule.self, TargetRule.self,
      OptionalRequirementRule.self, TestRule.self,
    ]
  }

  private static func finish(_ adaptation: Adaptation, _ tables: [MemberTableWriter.Table]) -> AdaptedSource {
    let source = adaptation.source
    var text = adaptation.edits.applied(to: source.bytes)
    if !tables.isEmpty {
      text += "\n#sourceLocation()\n"
      if !["UIKit", "AppKit", "Cocoa"].contains(where: { Imports.has($0, in: source.tree) }) {
        text += ViewModule.importOfEither
      }
      for table in tables { text += ConditionText.around(table.text, table.conditions) + "\n" }
    }
    return AdaptedSource(
      path: source.path, text: text, changes: adaptation.edits.count,
      remarks: adaptation.remarks.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
  }
}

extension AdaptedSource {
  /// The text with what has the compiler name the original file and its lines.
  public var located: String { "#sourceLocation(file: \"\(path.escaped)\", line: 1)\n" + text }
}

/// Code that counts under conditions of compilation.
enum ConditionText {
  static func around(_ text: String, _ conditions: [String]) -> String {
    guard !conditions.isEmpty else { return text }
    return "#if \(conditions.joined(separator: " && "))\n\(text)\n#endif"
  }
}
