import Foundation

// `pack-studio FOLDER OUTPUT [MODULE]`: packs the page in a folder, with a module packed in the form of gzip, into one file.
// `pack-studio --entry SCRIPT FOLDER OUTPUT`: with another script than its own.
var arguments = Array(CommandLine.arguments.dropFirst())
var entry = PackedPage.ownEntry
if arguments.first == "--entry", arguments.count > 1 {
  entry = arguments[1]
  arguments.removeFirst(2)
}
guard (2...3).contains(arguments.count) else {
  FileHandle.standardError.write(
    Data("Usage: pack-studio [--entry SCRIPT.mjs] FOLDER OUTPUT [MODULE.gz]\n".utf8))
  exit(2)
}
do {
  let folder = URL(filePath: arguments[0])
  let module = arguments.count == 3 ? try Data(contentsOf: URL(filePath: arguments[2])) : nil
  let page = try PackedPage(entry: entry, module: module.map { Array($0) }) { file in
    try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }
  try Data(page.text.utf8).write(to: URL(filePath: arguments[1]))
} catch {
  let sentence = (error as? PackingError)?.sentence ?? "\(error)"
  FileHandle.standardError.write(Data("pack-studio: \(sentence)\n".utf8))
  exit(1)
}
