/// The documents that the studio may show and change: how it comes to files without knowing any.
///
/// Paths are relative to a root that the caller has chosen, with slashes. Whoever makes this value refuses what is not
/// among the documents; the studio passes on what somebody sent.
package struct StudioFiles {
  /// What the root is called.
  package let root: String
  /// The path of the document to begin with; nil where several are there and none was named.
  package let open: String?
  /// The documents that are there now, sorted by path.
  package let list: () -> [StudioDocument]
  /// A document's bytes.
  package let read: (_ path: String) throws(StudioFileError) -> [UInt8]
  /// Puts other bytes in a document's place, as a whole or not at all, if its bytes still have the hash.
  package let write: (_ path: String, _ bytes: [UInt8], _ hash: String) throws(StudioFileError) -> Void
  /// What is another whenever the file is: cheap, to be asked several times a second; nil where there is no file.
  package let mark: (_ path: String) throws(StudioFileError) -> String?

  package init(
    root: String, open: String?, list: @escaping () -> [StudioDocument],
    read: @escaping (String) throws(StudioFileError) -> [UInt8],
    write: @escaping (String, [UInt8], String) throws(StudioFileError) -> Void,
    mark: @escaping (String) throws(StudioFileError) -> String?
  ) {
    self.root = root
    self.open = open
    self.list = list
    self.read = read
    self.write = write
    self.mark = mark
  }
}

/// A document that the studio can open.
package struct StudioDocument: Hashable, Sendable {
  package let path: String
  /// In bytes.
  package let size: Int

  package init(path: String, size: Int) {
    self.path = path
    self.size = size
  }
}

/// Why a document is not read or written, with a sentence for a person.
package enum StudioFileError: Error, Hashable, Sendable {
  /// The path is none of the documents, or leads elsewhere.
  case refused(String)
  case absent(String)
  /// Somebody else has changed the file.
  case changed(String)
  case tooLarge(String)
  /// The system says no: a full disk, a file that may not be written.
  case failed(String)
}
