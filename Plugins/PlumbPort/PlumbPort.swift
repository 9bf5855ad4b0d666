import Foundation
import PackagePlugin

/// Adapts the Swift sources in a target's folder that the target itself leaves to it, for Swift without Objective-C.
///
/// A target excludes the folders of an app's sources and uses the plugin; what the plugin makes of these is what the target
/// compiles, so that the sources stay as they are:
///
///     .target(
///       name: "App", dependencies: [.product(name: "UIKit", package: "plumb")], path: "App",
///       exclude: ["Sources"], plugins: [.plugin(name: "PlumbPort", package: "plumb")])
@main
struct PlumbPort: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let own = Set(target.sourceFiles.map { $0.url.resolvingSymlinksInPath().path })
    let sources = try files(of: target).filter { !own.contains($0.path) }
    guard !sources.isEmpty else {
      Diagnostics.warning(
        "PlumbPort finds no Swift sources in \(target.directoryURL.path) that the target \(target.name) excludes, and "
          + "has nothing to do.")
      return []
    }
    let users = try usersSources(of: target, in: context.package)
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Adapted")
    let names = outputNames(sources)
    return [
      .buildCommand(
        displayName: "Adapting \(sources.count) sources of \(target.name)", executable: program,
        arguments: ["--run", "--build-step", "--module", target.moduleName, "--output", output.path]
          + users.flatMap { ["--used-by", $0.path] } + sources.map(\.path),
        environment: ["PLUMB_PORT_BUILD": buildFolder(context).path],
        inputFiles: sources + users + [program] + swiftFiles(in: port.appendingPathComponent("Sources")),
        outputFiles: (names + ["PlumbModuleMembers.swift"]).map { output.appendingPathComponent($0) })
    ]
  }

  /// The Swift sources in a target's folder, but for those that the folder's list leaves out.
  private func files(of target: any SourceModuleTarget) throws -> [URL] {
    let folder = target.directoryURL.resolvingSymlinksInPath()
    let excluded = try lines(of: folder.appendingPathComponent("port-exclude.txt"))
    return swiftFiles(in: folder).filter { file in
      let path = String(file.path.dropFirst(folder.path.count + 1))
      return !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
  }

  /// Those of the package's targets that build on a target, such as its tests: their classes override what it declares.
  private func usersSources(of target: any SourceModuleTarget, in package: Package) throws -> [URL] {
    let users = package.targets.filter { user in
      user.recursiveTargetDependencies.contains { $0.id == target.id }
    }
    return try users.compactMap { $0 as? any SourceModuleTarget }.flatMap { try files(of: $0) }
  }

  /// The script in Plumb's own folder that builds the program on its first use.
  private var program: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Scripts/build-port")
  }

  /// The program's own sources: where these change, all is adapted anew.
  private var port: URL {
    program.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Port")
  }

  /// Where that is built: in Plumb's folder where that can be written, else with the plugin's own files.
  private func buildFolder(_ context: PluginContext) -> URL {
    guard !FileManager.default.isWritableFile(atPath: port.path) else {
      return port.appendingPathComponent(".build")
    }
    return context.pluginWorkDirectoryURL.appendingPathComponent("port-build")
  }

  private func swiftFiles(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (found?.allObjects as? [URL] ?? []).map { $0.resolvingSymlinksInPath() }.filter {
      $0.pathExtension == "swift"
    }
    .sorted { $0.path < $1.path }
  }

  private func lines(of list: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: list.path) else { return [] }
    return try String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
      .map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// As the program names what it writes: files of one name in several folders are numbered.
  private func outputNames(_ sources: [URL]) -> [String] {
    var taken: Set<String> = []
    return sources.map { source in
      let stem = source.deletingPathExtension().lastPathComponent + "-adapted"
      var name = stem + ".swift"
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(stem)-\(number).swift"
        number += 1
      }
      return name
    }
  }
}
