import CoreGraphics
package import PlumbAppleFacts
import PlumbViewKit

extension NibFile {
  /// The file, if it is of the kind that is wanted.
  package func checked(isStoryboard: Bool) throws(NibError) -> NibFile {
    guard self.isStoryboard == isStoryboard else {
      throw .otherKind(file: name, expected: isStoryboard ? "storyboard" : "nib")
    }
    return self
  }

  /// The file that is read; one without anything in it where that fails and somebody listens to mistakes, so that the program
  /// goes on. Else a failure ends the program at the line of code that asked.
  package static func reading(
    isStoryboard: Bool, of platform: Platform = .iOS, at file: StaticString = #fileID, _ line: UInt = #line,
    _ read: () throws(NibError) -> NibFile
  ) -> NibFile {
    do throws(NibError) {
      return try read().checked(isStoryboard: isStoryboard)
    } catch {
      error.raise(at: file, line)
      return empty(isStoryboard: isStoryboard, of: platform)
    }
  }

  static func empty(isStoryboard: Bool, of platform: Platform) -> NibFile {
    let framework = platform == .macOS ? "Cocoa" : "CocoaTouch"
    let (kind, content) = isStoryboard ? (".Storyboard", "scenes") : ("", "objects")
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.\(framework)\(kind).XIB\" version=\"3.0\"><\(content)/></document>"
    do throws(NibError) {
      return try NibFile(Data(text.utf8), name: "nothing", bundle: nil, of: platform)
    } catch { error.stop() }
  }
}
