import PlumbMarkup
import PlumbStudio

/// The documents that `plumb open` was given: files, and the documents in folders.
///
/// Their paths are told from the folder that all have in common. A path that the page sends leads to a document only if it
/// is one of those files, or is found in one of those folders and is there once all links are followed.
struct StudioFolder {
  /// The folder that all have in common, absolute, links followed.
  let root: String
  /// What was named, absolute, links in the folders above followed; a file's own link stays.
  private let files: [String]
  private let folders: [String]

  /// - Throws: A sentence where something is not there.
  init(_ paths: [String]) throws(Failure) {
    var files: [String] = []
    var folders: [String] = []
    for path in paths {
      guard let identity = FileIdentity(path: path), let resolved = SystemFile.resolved(path) else {
        throw Failure(DocumentSearch([path]).missing.first ?? "\(path): There is no such file or folder.")
      }
      if identity.isFolder {
        folders.append(resolved)
      } else if identity.isFile, let folder = SystemFile.resolved(Self.folder(of: path)) {
        files.append(Self.inside(folder) + Self.name(of: path))
      } else {
        throw Failure("\(path): This is neither a file nor a folder.")
      }
    }
    self.files = files
    self.folders = folders
    root = Self.common(folders + files.map(Self.folder))
  }

  /// Tells one choice of documents from another.
  var identity: String { (files + folders).sorted().joined(separator: "\n") }

  /// What the studio gets.
  var value: StudioFiles {
    let documents = documents()
    return StudioFiles(
      root: root == "/" ? root : Self.name(of: root),
      open: files.first.map(path) ?? (documents.count == 1 ? documents[0].path : nil),
      list: { self.documents() },
      read: { path throws(StudioFileError) in try self.document(at: path).bytes },
      write: { path, bytes, hash throws(StudioFileError) in try self.write(bytes, to: path, over: hash) },
      mark: { path throws(StudioFileError) in FileIdentity(path: try self.location(of: path))?.mark })
  }

  // MARK: Documents

  /// What documents the folder has now, by path.
  private func documents() -> [StudioDocument] {
    // Without folders there is nothing to be searched, and an empty search would be one of all.
    let found = folders.isEmpty ? [] : DocumentSearch(folders).files
    var documents: [String: StudioDocument] = [:]
    for absolute in found + files {
      let path = path(of: absolute)
      do throws(StudioFileError) {
        guard let identity = FileIdentity(path: try location(of: path)), identity.isFile else { continue }
        documents[path] = StudioDocument(path: path, size: identity.size)
      } catch {
        // What may not be opened is not offered.
        continue
      }
    }
    return documents.values.sorted { $0.path < $1.path }
  }

  private func document(at path: String) throws(StudioFileError) -> DocumentFile {
    let location = try location(of: path)
    guard let identity = FileIdentity(path: location) else {
      throw .absent("\(path): There is no such file.")
    }
    // Nobody waits for a pipe that came in the file's place.
    guard identity.isFile else { throw .refused("\(path): This is no file.") }
    let document: DocumentFile
    do throws(Failure) { document = try DocumentFile(reading: location) } catch {
      throw .failed(sentence(error, about: path, at: location))
    }
    let limit = MarkupLimits.standard.bytes
    guard document.bytes.count <= limit else {
      throw .tooLarge("\(path): A document may have \(limit) bytes, and no more.")
    }
    return document
  }

  private func write(_ bytes: [UInt8], to path: String, over hash: String) throws(StudioFileError) {
    let changed = StudioFileError.changed(
      "\(path): The file has changed since it was read, and was left as it is.")
    var document = try document(at: path)
    guard ContentHash.text(document.bytes) == hash else { throw changed }
    do throws(Failure) { try document.write(bytes) } catch {
      let isSame = ContentHash.text(try self.document(at: path).bytes) == hash
      throw isSame ? .failed(sentence(error, about: path, at: document.path)) : changed
    }
  }

  /// A message with the path that the page knows.
  private func sentence(_ failure: Failure, about path: String, at location: String) -> String {
    failure.message.replacing(location, with: path)
  }

  // MARK: Paths

  /// Where a document is, all links followed; where nothing is, where it would be.
  private func location(of path: String) throws(StudioFileError) -> String {
    // By bytes: a slash and an accent after it are one character, and yet a slash.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(
      Array.init)
    let dots = [Array(".".utf8), Array("..".utf8), []]
    guard !parts.contains(where: dots.contains), !path.utf8.contains(0) else {
      throw .refused("“\(path)” is no path of a document.")
    }
    let absolute = Self.inside(root) + path
    let isNamed = files.contains { $0.utf8.elementsEqual(absolute.utf8) }
    // As searches of folders pass over what is hidden.
    let isHidden = parts.contains { $0.first == UInt8(ascii: ".") }
    guard isNamed || !isHidden && DocumentSearch.isDocument(path) && isInFolder(absolute) else {
      throw .refused("“\(path)” is none of the documents that were opened.")
    }
    guard let resolved = SystemFile.resolved(absolute) else {
      // What is not there is not looked for behind links that lead out.
      var folder = Self.folder(of: absolute)
      while isInFolder(folder), SystemFile.resolved(folder) == nil { folder = Self.folder(of: folder) }
      guard isNamed || SystemFile.resolved(folder).map({ isInFolder(Self.inside($0)) }) ?? true else {
        throw leadsOut(path)
      }
      return absolute
    }
    // What somebody named may be a link to anywhere; what is found may not.
    guard isNamed || isInFolder(resolved) else { throw leadsOut(path) }
    return resolved
  }

  private func leadsOut(_ path: String) -> StudioFileError {
    .refused("\(path): This link leads out of the folder that was opened.")
  }

  private func isInFolder(_ path: String) -> Bool {
    folders.contains { path.utf8.starts(with: Self.inside($0).utf8) }
  }

  /// The path of a file as the page has it.
  private func path(of absolute: String) -> String {
    String(decoding: absolute.utf8.dropFirst(Self.inside(root).utf8.count), as: UTF8.self)
  }

  /// What paths of what is in a folder begin with.
  private static func inside(_ folder: String) -> String { folder == "/" ? folder : folder + "/" }

  private static func name(of path: String) -> String {
    String(decoding: path.utf8.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func common(_ folders: [String]) -> String {
    var common = folders[0].utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    for folder in folders.dropFirst() {
      let parts = folder.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
      common = zip(common, parts).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }
}

extension FileIdentity {
  /// A text that is another whenever the identity is.
  fileprivate var mark: String { "\(device) \(inode) \(size) \(seconds) \(nanoseconds) \(mode)" }
}
