import Foundation
import SourceAdaptation

/// `plumb port`.
enum PortCommand {
  static let usage = """
    Usage: plumb port [OPTIONS] PATH…

    Shows what Swift sources for Apple's platforms have to become where there is no Objective-C: @objc and #selector,
    outlets and actions, os(iOS), requirements that may be left out, overrides in extensions, tests on the main actor.
    Sources are .swift files, or folders of them, of one module. What cannot be done is listed with file and line on
    standard error.

      --write           change the files themselves
      --output FOLDER   write the files into a folder, with one more that lists what is found by name; messages of the
                        compiler then name the original files and lines
      --module NAME     the module that the sources are compiled as (App)
      --used-by PATH    a source, or folder of sources, of a module that builds on this one, such as its tests: what its
                        classes override moves out of extensions, too
      --exclude FILE    a file that lists, a line each, files and folders to leave out
      --help            this text

    The exit code is 0, 1 where something cannot be done, and 2 where nothing could be read or written.

    Example:
      plumb port Sources/App --output Adapted --module App
    """

  static func run(_ arguments: [String]) -> Int32 {
    do {
      let request = try PortRequest(arguments)
      guard let request else {
        print(usage)
        return 0
      }
      return try PortRun(request).run()
    } catch let failure as PortFailure {
      FileHandle.standardError.write(Data("plumb port: \(failure.message)\n".utf8))
      return 2
    } catch {
      FileHandle.standardError.write(Data("plumb port: \(error.localizedDescription)\n".utf8))
      return 2
    }
  }
}

/// What keeps the command from doing anything.
struct PortFailure: Error {
  let message: String
}
