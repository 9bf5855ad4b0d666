// The fuzzer's property for configurations: whatever the bytes, either they are read, and what is written of them reads as the
// same, or they are refused with a place inside them and a sentence.

import PlumbFindings
import PlumbLayoutLint
import PlumbTextOutput

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(ConfigurationError) {
    let value = try ConfigurationReader.value(of: bytes)
    do throws(ConfigurationError) {
      let again = try ConfigurationReader.value(of: Array(written(value, 0).utf8))
      require(isSame(again, value), "written, it reads as something else")
    } catch {
      // Lines of their own are nested deeper than brackets.
      require(error.message.contains("nested"), "written, it is not read")
    }
  } catch {
    check(error, bytes)
  }
  do throws(ConfigurationError) {
    let configuration = try LintConfiguration(bytes)
    for path in ["App/a.xib", "Pods/b/c.storyboard", "é"] {
      _ = configuration.checks(path)
      require(configuration.rules(for: path).count == Rule.all.count, "a rule is lost")
    }
  } catch {
    check(error, bytes)
  }
  return 0
}

private func check(_ error: ConfigurationError, _ bytes: [UInt8]) {
  let lines = bytes.reduce(into: 1) { if $1 == 0x0A || $1 == 0x0D { $0 += 1 } }
  require(1...lines + 1 ~= error.position.line, "there is no such line")
  require(1...bytes.count + 3 ~= error.position.column, "there is no such column")
  let end = error.message.utf8.last
  require(end == UInt8(ascii: ".") || end == UInt8(ascii: "?"), "the error is no sentence")
}

/// Each part on lines of its own.
private func written(_ value: ConfigurationValue, _ indentation: Int) -> String {
  let space = String(repeating: " ", count: indentation)
  switch value.content {
  case .nothing: return "\n"
  case .text(let text): return space + quoted(text) + "\n"
  case .list(let elements):
    if elements.isEmpty { return space + "[]\n" }
    return elements.reduce(into: "") { $0 += space + "-\n" + written($1, indentation + 1) }
  case .map(let entries):
    if entries.isEmpty { return space + "{}\n" }
    return entries.reduce(into: "") {
      $0 += space + quoted($1.key) + ":\n" + written($1.value, indentation + 1)
    }
  }
}

/// In double quotes, where a line has room for everything.
private func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\" + String(Character(scalar))
    case _ where scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value:
      let digits = String(scalar.value, radix: 16)
      quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}

private func isSame(_ left: ConfigurationValue, _ right: ConfigurationValue) -> Bool {
  switch (left.content, right.content) {
  case (.nothing, .nothing): true
  case (.text(let a), .text(let b)): a.unicodeScalars.elementsEqual(b.unicodeScalars)
  case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { isSame($0, $1) }
  case (.map(let a), .map(let b)):
    a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && isSame($0.value, $1.value) }
  default: false
  }
}
