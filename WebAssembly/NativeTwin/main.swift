import Foundation
import PlumbArithmetic
import PlumbExchange

// The native answer to a request on standard input, for comparison with the WebAssembly modules'.
let request = Array(FileHandle.standardInput.readDataToEndOfFile())
let isForStudio = request.starts(with: "studio".utf8)
FileHandle.standardOutput.write(
  Data(isForStudio ? PlumbExchange.answer(request) : PlumbArithmetic.answer(request)))
