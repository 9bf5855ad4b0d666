import Foundation
import SourceAdaptation

/// Adapts sources and writes them where they are wanted.
struct PortRun {
  let request: PortRequest

  init(_ request: PortRequest) { self.request = request }

  func run() throws -> Int32 {
    let files = try SourceFiles.find(request.paths, excluding: request.exclusions)
    let sources = try files.map { try SourceText(file: $0) }
    let users =
      request.users.isEmpty
      ? [] : try SourceFiles.find(request.users, excluding: nil).map { try SourceText(file: $0) }
    let adaptation = ModuleAdaptation(sources, moduleName: request.moduleName, users: users)
    switch request.destination {
    case .standardOutput: show(adaptation)
    case .inPlace:
      for (source, before) in zip(adaptation.sources, sources) where source.changes > 0 {
        try SourceFiles.write(source.text, to: before.path)
      }
      report(adaptation)
    case .folder(let folder):
      for (file, source) in zip(files, adaptation.sources) {
        try SourceFiles.write(source.located, to: folder + "/" + file.outputName)
      }
      try SourceFiles.write(adaptation.memberList, to: folder + "/PlumbModuleMembers.swift")
      if request.isBuildStep {
        SourceFiles.removeOthers(than: files.map(\.outputName) + ["PlumbModuleMembers.swift"], in: folder)
      } else {
        report(adaptation)
      }
    }
    let remarks = adaptation.sources.flatMap(\.remarks)
    for remark in remarks {
      let kind = request.isBuildStep ? "warning: " : ""
      let text = "\(remark.path):\(remark.line):\(remark.column): \(kind)\(remark.message)\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    return remarks.isEmpty || request.isBuildStep ? 0 : 1
  }

  /// One source as it becomes; of several, what changes.
  private func show(_ adaptation: ModuleAdaptation) {
    if adaptation.sources.count == 1, let source = adaptation.sources.first {
      print(source.text, terminator: source.text.hasSuffix("\n") ? "" : "\n")
    } else {
      report(adaptation)
    }
  }

  private func report(_ adaptation: ModuleAdaptation) {
    for source in adaptation.sources where source.changes > 0 {
      print("\(source.path): \(source.changes) \(source.changes == 1 ? "place" : "places")")
    }
    let changed = adaptation.sources.count { $0.changes > 0 }
    let remarks = adaptation.sources.reduce(0) { $0 + $1.remarks.count }
    let rest =
      remarks == 0
      ? "all of it can be done" : "\(remarks) \(remarks == 1 ? "thing" : "things") cannot be done"
    print("\(changed) of \(adaptation.sources.count) sources change; \(rest).")
  }
}

extension SourceText {
  fileprivate convenience init(file: SourceFiles.File) throws {
    self.init(path: file.path, text: try SourceFiles.read(file.path))
  }
}
