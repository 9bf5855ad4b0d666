import AutoLayout
import Findings
import InterfaceBuilder

/// The answer of an operation on an Interface Builder document, which is given as its bytes; a line that begins with
/// `refused:` where it cannot be read or laid out.
func answerDocument(
  _ input: ArraySlice<UInt8>, with operation: (InterfaceDocument) throws(LayoutError) -> [UInt8]
) -> [UInt8] {
  let document: InterfaceDocument
  do throws(DocumentError) { document = try InterfaceDocument(bytes: Array(input)) } catch {
    return Array("refused: \(error.position.line):\(error.position.column) \(error.message)\n".utf8)
  }
  do throws(LayoutError) { return try operation(document) } catch {
    return Array("refused: \(error.message)\n".utf8)
  }
}
