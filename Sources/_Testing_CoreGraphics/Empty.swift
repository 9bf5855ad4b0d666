// Empty: `import Testing` beside `import CoreGraphics` asks for a module of this name.
