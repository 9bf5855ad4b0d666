// Empty: `import Testing` beside `import UIKit` asks for a module of this name.
