import Foundation
import PlumbCommands

exit(plumbMain())
