import Foundation
import SourceAdaptation

exit(PortCommand.run(Array(CommandLine.arguments.dropFirst())))
