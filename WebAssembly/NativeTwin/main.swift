import Foundation
import PlumbExchange

// The native answer to a request on standard input, for comparison with the WebAssembly module's.
FileHandle.standardOutput.write(Data(answer(Array(FileHandle.standardInput.readDataToEndOfFile()))))
