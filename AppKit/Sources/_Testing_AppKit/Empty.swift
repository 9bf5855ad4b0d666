// Empty: `import Testing` beside `import AppKit` asks for a module of this name.
