"""The public declarations of Swift modules, read from their sources without a compiler.

Enough of the language is understood for the sources of this project: comments, string literals, nesting, extensions,
access, enumeration cases, protocol members, type aliases. Bodies are skipped.
"""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent

TOKEN = re.compile(
    r"(?P<doc>///[^\n]*)|(?P<comment>//[^\n]*)|(?P<block>/\*)|(?P<string>#*\"\"\"|#*\")"
    r"|(?P<word>`\w+`|[A-Za-z_]\w*)|(?P<number>\d[\w.]*)|(?P<arrow>->)|(?P<space>\s+)|(?P<mark>.)", re.S)
TYPES = {"class", "struct", "enum", "protocol", "actor"}
ACCESS = {"public", "open", "package", "internal", "fileprivate", "private"}
MODIFIERS = ACCESS | {
    "static", "final", "override", "convenience", "required", "mutating", "nonmutating", "lazy", "weak", "unowned",
    "indirect", "nonisolated", "isolated", "dynamic", "optional", "borrowing", "consuming", "prefix", "postfix",
    "infix", "distributed", "async",
}

class Tokens:
    """Swift source as words and marks, without comments and with every string literal as one token."""

    def __init__(self, text):
        self.list = []
        position = 0
        while position < len(text):
            match = TOKEN.match(text, position)
            kind = match.lastgroup
            end = match.end()
            if kind == "block":
                end = self.after_block(text, position)
            elif kind == "string":
                end = self.after_string(text, position, match.group())
                self.list.append(("string", ""))
            elif kind == "doc":
                self.list.append(("doc", match.group()[3:].strip()))
            elif kind not in ("comment", "space"):
                self.list.append((kind, match.group()))
            position = end
        self.place = 0

    @staticmethod
    def after_block(text, start):
        depth, position = 1, start + 2
        while depth and position < len(text):
            if text.startswith("/*", position):
                depth, position = depth + 1, position + 2
            elif text.startswith("*/", position):
                depth, position = depth - 1, position + 2
            else:
                position += 1
        return position

    @staticmethod
    def after_string(text, start, opening):
        quotes = opening.lstrip("#")
        fence = "#" * (len(opening) - len(quotes))
        position = start + len(opening)
        while position < len(text):
            if text.startswith(quotes + fence, position):
                return position + len(opening)
            position += 2 + len(fence) if text.startswith("\\" + fence, position) else 1
        return position

    def peek(self, ahead=0):
        place = self.place + ahead
        return self.list[place][1] if place < len(self.list) else ""

    def kind(self):
        return self.list[self.place][0] if self.place < len(self.list) else ""

    def next(self):
        self.place += 1
        return self.peek(-1)

    def skip_balanced(self):
        """From an opening bracket to behind the closing one; what stood between them."""
        start, depth = self.place, 0
        while self.place < len(self.list):
            token = self.next()
            if token in ("(", "[", "{"):
                depth += 1
            elif token in (")", "]", "}"):
                depth -= 1
                if depth == 0:
                    break
        return [token for _, token in self.list[start + 1:self.place - 1]]

    def skip_angles(self):
        depth = 0
        while self.place < len(self.list):
            token = self.next()
            depth += (token == "<") - (token == ">")
            if depth == 0:
                return


class Type:
    """A public type: `kind` is the word that declares it."""

    def __init__(self, name, kind, doc, file):
        self.name, self.kind, self.doc, self.file = name, kind, doc, file


class Member:
    """A public declaration: `names` has the compound name and the ones that leave out arguments with defaults."""

    def __init__(self, name, names, doc, file, is_override):
        self.name, self.names, self.doc, self.file = name, names, doc, file
        self.is_override = is_override


class Interface:
    """The public declarations of some modules. Those of no type have the owner ""."""

    def __init__(self, modules):
        self.types, self.members, self.aliases, self.parents, self.hidden = {}, {}, {}, {}, set()
        for module in modules:
            for path in sorted((ROOT / "Sources" / module).rglob("*.swift")):
                self.file = str(path.relative_to(ROOT))
                self.scope(Tokens(path.read_text(encoding="utf-8")), "", False, "")
        # What is public in a type that is not, nobody sees.
        for name in [name for name in self.members if self.is_within(name, self.hidden)]:
            del self.members[name]

    def scope(self, tokens, owner, is_public, kind):
        """Reads declarations up to the end of the file or the brace that closes the scope."""
        doc, words, closed = [], [], False
        while tokens.place < len(tokens.list):
            token = tokens.peek()
            if tokens.kind() == "doc":
                doc.append(tokens.next())
                continue
            if token == "}":
                tokens.next()
                return
            if token == "@":
                tokens.next()
                name = tokens.next()
                if tokens.peek() == "(":
                    arguments = tokens.skip_balanced()
                    closed |= name == "available" and "unavailable" in arguments
                continue
            if token == "." and words == []:
                tokens.next()
                tokens.next()
                continue
            if token in MODIFIERS or token == "class" and tokens.peek(1) in ("func", "var", "subscript"):
                words.append(tokens.next())
                if tokens.peek() == "(":
                    if "set" in tokens.skip_balanced():
                        words.pop()
                continue
            seen = not closed and self.is_seen(words, is_public)
            if not self.declaration(tokens, owner, seen, kind, words, doc):
                tokens.next()
            doc, words, closed = [], [], False

    @staticmethod
    def is_seen(words, is_public):
        access = [word for word in words if word in ACCESS]
        return access[0] in ("public", "open") if access else is_public

    def declaration(self, tokens, owner, seen, kind, words, doc):
        """Reads one declaration without its body, or skips brackets; false where neither begins."""
        token = tokens.peek()
        doc = " ".join(doc)
        if token in ("{", "(", "["):
            tokens.skip_balanced()
        elif token in TYPES and tokens.peek(1) != ":":
            self.type(tokens, owner, seen, doc)
        elif token == "extension":
            self.extension(tokens, words)
        elif token == "func":
            tokens.next()
            name = tokens.next()
            while tokens.peek() not in ("(", "<"):
                name += tokens.next()
            name = name.strip("`")
            self.function(tokens, owner, name, seen, words, doc)
        elif token in ("init", "subscript"):
            tokens.next()
            if tokens.peek() in ("?", "!"):
                tokens.next()
            self.function(tokens, owner, token, seen, words, doc)
        elif token in ("var", "let"):
            tokens.next()
            self.add(owner, tokens.next().strip("`"), None, seen, words, doc)
        elif token == "case" and kind == "enum":
            self.cases(tokens, owner, seen, words, doc)
        elif token == "typealias":
            tokens.next()
            self.alias(tokens, owner, seen, doc)
        else:
            return False
        return True

    def type(self, tokens, owner, seen, doc):
        kind = tokens.next()
        name = f"{owner}.{tokens.next()}".lstrip(".")
        if seen:
            self.types[name] = Type(name, kind, doc, self.file)
        else:
            self.hidden.add(name)
        self.header(tokens, name)
        self.scope(tokens, name, kind == "protocol" and seen, kind)

    def extension(self, tokens, words):
        tokens.next()
        name = tokens.next()
        while tokens.peek() == ".":
            name += tokens.next() + tokens.next()
        if name == "Hashable":
            name = self.only_conforming(tokens) or name
        self.header(tokens, name)
        self.scope(tokens, name, "public" in words, "")

    @staticmethod
    def only_conforming(tokens):
        """The class whose kinds alone an extension of Swift's own protocol is for: its members are that class's."""
        ahead = [token for _, token in tokens.list[tokens.place:tokens.place + 5]]
        return ahead[3] if ahead[:3] == ["where", "Self", ":"] and ahead[4] == "{" else None

    def header(self, tokens, name):
        """What a type inherits from and conforms to, up to the opening brace."""
        if tokens.peek() == "<":
            tokens.skip_angles()
        path = []
        while tokens.place < len(tokens.list) and tokens.peek() not in ("{", "where"):
            token = tokens.next()
            if token == "<":
                tokens.place -= 1
                tokens.skip_angles()
            elif token in (":", ","):
                path = []
                self.parents.setdefault(name, []).append(path)
            elif token == "@":
                tokens.next()
            else:
                path.append(token)
        while tokens.place < len(tokens.list) and tokens.next() != "{":
            pass

    def function(self, tokens, owner, name, seen, words, doc):
        if tokens.peek() == "<":
            tokens.skip_angles()
        labels = self.labels(tokens.skip_balanced(), is_subscript=name == "subscript")
        names = {name + "(" + "".join(label + ":" for label in chosen) + ")" for chosen in self.choices(labels)}
        full = name + "(" + "".join(label + ":" for label, _ in labels) + ")"
        self.add(owner, full, names, seen, words, doc)

    @staticmethod
    def labels(tokens, is_subscript):
        """The labels of parameters, each with whether there is a default. A subscript's only name is no label."""
        labels, depth, start, has_default = [], 0, True, False
        for place, token in enumerate(tokens + [","]):
            if token in ("(", "[", "{", "<"):
                depth += 1
            elif token in (")", "]", "}", ">"):
                depth -= 1
            elif token == "," and depth == 0:
                if not start:
                    labels.append((label, has_default))
                start, has_default = True, False
            elif token == "=" and depth == 0:
                has_default = True
            elif start and token != "@":
                label, start = token.strip("`"), False
                if is_subscript and tokens[place + 1] == ":":
                    label = "_"
        return labels

    def choices(self, labels):
        if not labels:
            return [[]]
        (label, has_default), rest = labels[0], self.choices(labels[1:])
        return [[label] + each for each in rest] + (rest if has_default else [])

    def cases(self, tokens, owner, seen, words, doc):
        tokens.next()
        while True:
            name = tokens.next().strip("`")
            if tokens.peek() == "(":
                labels = []
                for part in " ".join(tokens.skip_balanced()).split(","):
                    labels.append(part.split(":")[0].strip() if ":" in part else "_")
                name += "(" + "".join(label + ":" for label in labels) + ")"
            self.add(owner, name, None, owner in self.types, words, doc)
            if tokens.peek() == "=":
                tokens.next()
                if tokens.peek() == "-":
                    tokens.next()
                tokens.next()
            if tokens.peek() != ",":
                return
            tokens.next()

    def alias(self, tokens, owner, seen, doc):
        name = f"{owner}.{tokens.next()}".lstrip(".")
        if tokens.peek() == "<":
            tokens.skip_angles()
        tokens.next()
        target = tokens.next()
        while tokens.peek() == ".":
            target += tokens.next() + tokens.next()
        if seen:
            self.types[name] = Type(name, "typealias", doc, self.file)
            self.aliases[name] = target

    def add(self, owner, name, names, seen, words, doc):
        if seen:
            member = Member(name, names or {name}, doc, self.file, "override" in words)
            self.members.setdefault(owner, []).append(member)

    # What follows answers questions about the whole.

    def is_idle(self, type, name, mark):
        """Whether the doc comment of a type, or of a member of it, has a mark."""
        if name is None:
            return type in self.types and mark in self.types[type].doc
        return any(mark in member.doc for member in self.members.get(type, []) if name in member.names)

    def resolved(self, name, scope):
        """The full name of a type that is named in the scope of another."""
        parts = scope.split(".")
        for length in range(len(parts), -1, -1):
            full = ".".join(parts[:length] + [name])
            if full in self.aliases and self.aliases[full] != name:
                return self.resolved(self.aliases[full], full.rpartition(".")[0])
            if full in self.types:
                return full
        return name

    def lineage(self, name):
        """A type, what it inherits from and conforms to, each once; an alias for a type elsewhere has what extends it here."""
        found, waiting = [], [self.resolved(name, ""), name]
        while waiting:
            each = waiting.pop(0)
            if each not in found:
                found.append(each)
                for path in self.parents.get(each, []):
                    waiting.append(self.resolved("".join(path), each))
        return found

    def names(self, owner):
        """The names that can be called on a type, the inherited ones, too."""
        members = [member for each in self.lineage(owner) for member in self.members.get(each, [])]
        return {name for member in members for name in member.names}

    @staticmethod
    def is_within(name, owners):
        """Whether a type is one of some, or stands inside one."""
        parts = name.split(".")
        return any(".".join(parts[:length]) in owners for length in range(1, len(parts) + 1))

    def is_there(self, type):
        """Whether a type is declared here, or at least extended: a type of Foundation."""
        return type in self.types or type in self.members
