"""Small logs of every form, and what must be found in them."""

from model import Model
from reading import read_logs
from verdict import FEASIBLE, INFEASIBLE, INFEASIBLE_NONNEGATIVE, UNREADABLE, verdict

HEADLINE = "Unable to simultaneously satisfy constraints.\n\tTry this:\n\t\t(1) look;\n\t\t(2) find the code.\n"
BREAKING = "\nWill attempt to recover by breaking constraint\n"
WIDE, NARROW = "UIView:0xa.width == 20   (active)", "UIView:0xa.width == 10   (active)"


def listing(*bodies):
    """A list as consoles print it; a body without a class is an `NSLayoutConstraint`."""
    lines = []
    for number, body in enumerate(bodies):
        head = "" if body.split(" ")[0].split(":")[0].endswith("Constraint") else f"NSLayoutConstraint:0x6{number} "
        lines.append(f'    "<{head}{body}>"')
    return "(\n" + ",\n".join(lines) + "\n)\n"


def summary(text):
    return [(verdict(log), len(log.constraints), len(log.not_understood)) for log in read_logs(text)]


def expect(text, *expected):
    """Each of `expected` is a verdict, a number of constraints and, if not 0, a number not understood."""
    found, expected = summary(text), [(*each, 0)[:3] for each in expected]
    assert found == expected, f"{found} instead of {expected} for\n{text}"


def expect_bodies(expected, *bodies):
    expect(listing(*bodies), (expected, len(bodies)))


def test_frames():
    clash = listing(WIDE, NARROW)
    member = clash.split('"')[1]
    expect(clash, (INFEASIBLE, 2))
    expect(clash.replace("(\n", "").replace("\n)\n", ""), (INFEASIBLE, 2))
    expect(HEADLINE + clash + BREAKING + member, (INFEASIBLE, 2))
    # Two logs; a list without headline behind a broken constraint; a headline that is only a title.
    expect(HEADLINE + clash + BREAKING + member + "\n" + HEADLINE + clash, (INFEASIBLE, 2), (INFEASIBLE, 2))
    expect(HEADLINE + clash + BREAKING + member + "\n\n" + clash, (INFEASIBLE, 2), (INFEASIBLE, 2))
    expect(clash + "\n\n" + listing("UIView:0xb.width == 1", "UIView:0xb.height == 1"), (INFEASIBLE, 2), (FEASIBLE, 2))
    expect(HEADLINE + "\nMy app says so:\n" + HEADLINE + clash, (INFEASIBLE, 2))
    expect(HEADLINE, (UNREADABLE, 0))
    expect("Nothing of the kind.")
    # The sentence about breaking in another language; without it, a member again is the broken one.
    expect(clash + "\nOn va essayer sans\n" + member, (INFEASIBLE, 2))
    lines = [log.line for log in read_logs("one\ntwo\n" + HEADLINE + clash)]
    assert lines == [3], lines
    assert read_logs(HEADLINE + clash + BREAKING + member)[0].broken.statement is not None


def test_mangling():
    bodies = (WIDE, "H:|-(5)-[UIView:0xa]   (active, names: '|':UIView:0xc )", "'a b' UIView:0xc.width == 4   (active)",
              "UIView:0xc.right == UIView:0xa.right   (active)")
    text = HEADLINE + listing(*bodies) + BREAKING + f"<NSLayoutConstraint:0x60 {WIDE}>\n"
    expected = (INFEASIBLE, 4)
    expect(text, expected)
    for prefix in ("// ", "\t\t//\t", "> ", ">> ", "# ", " * ", "  "):
        expect("".join(prefix + line + "\n" for line in text.splitlines()), expected)
    for before, after in (("\n", "\r\n"), ("\n", ""), ("\n", " "), ("\n", "\\n"), ('"', '\\"'), ('"', ""),
                          ('"', "`"), ('"', "\u201c"), ("'", "\u2019"), ("<", "&lt;"), ("<", "\\<"), (">", "\\>"),
                          ("==", "\\=="), ('    "<', '"'), ("(\n", "\n"), (",\n", "\n"), ("   (active", " (active"),
                          ("-", "\u2212"), ("_", "\\_"), ("[", "\\["), ("names:", "Names:")):
        expect(text.replace(before, after), expected)
    expect(text.replace("<NS", "NS").replace(">\"", "\""), expected)
    expect("/*" + text.rstrip() + "*/", expected)
    # Wrapped at spaces, with a prefix and without, and anywhere.
    for wrapped in (" == ", "   (active)", " UIView:0xa", " '|':", ":0xa.width"):
        parted = text.replace(wrapped, "\n" + wrapped.strip(" "))
        expect(parted, expected)
        expect("".join("> " + line + "\n" for line in parted.splitlines()), expected)
    for width in (33, 47, 61):
        lines = text[text.index("(\n    "):text.index(BREAKING)].splitlines()
        expect("\n".join(line[start:start + width] for line in lines for start in range(0, len(line), width)), expected)


def test_classes_and_heads():
    for head in ("NSLayoutConstraint:0x61", "NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=-&-",
                 "NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=&-- 'UIView-Encapsulated-Layout-Top'",
                 "NSLayoutConstraint:0x61 'id'", "MASLayoutConstraint:0x61", "MASLayoutConstraint:first",
                 "NSLayoutConstraint:id 1[0x61]", "SnapKit.LayoutConstraint:0x61@My.swift#30",
                 "Snap.LayoutConstraint:0x61", "SnapKit.LayoutConstraint:0x61@/Users/a b/My.swift#30",
                 "_UILayoutSupportConstraint:0x61", "_UISystemBaselineConstraint:0x61 'UISV-spacing'",
                 "NSIBPrototypingLayoutConstraint:0x61 'IB auto generated at build time for view with fixed frame'",
                 "_UIScrollViewAutomaticContentSizeConstraint:0x61"):
        expect_bodies(INFEASIBLE, WIDE, f"{head} UIView:0xa.width == 10")
    for identifier in ("it's", "a.width == 3", "V:|-(3)-[x]", "line: 21, hash: -4", "a' b", "->", "[(", "x@2", " "):
        expect_bodies(INFEASIBLE, WIDE, f"'{identifier}' UIView:0xa.width == 10   (active)")
    expect('"<<App.LayoutConstraint:0x61> <UIView:0xa>.width == <UIView:0xb>.width>",\n' + listing(
        WIDE, "UIView:0xb.width == 10"), (INFEASIBLE, 3))
    expect(listing("UIView:0xa has no form"), (UNREADABLE, 1, 1))
    expect(listing("UIView:0xa has no form", WIDE, NARROW), (INFEASIBLE, 3, 1))


def test_items():
    for one in ("UIView:0xA", "UIView:0xa'Optional'", "UIView:0xa'YOU'RE OK'", "UIView:0xa'a.width == 3'",
                "UIView:0xa' '", "UIView:0xa'\\nNext: \\U2019'", "UIView:0xa'a, b'", "UIView:0xa'->'",
                "My_App.Cell:0xa", "_TtGC5MyApp8CardViewCS_P10$105View_:0xa", "UIView:key[0xa]",
                "App.Cell<App.Row>:0xa"):
        expect_bodies(INFEASIBLE, WIDE, f"{one}.width == 10")
    for one in ("UIView:0xa'[Optional]'", "UIView:0xa'a]-(3)-[b'", "UIView:0xa'3,74'", "UIView:0xa'(1)'",
                "UIView:key[0xa]"):
        expect_bodies(INFEASIBLE, WIDE, f"H:[{one}(10)]")
        expect_bodies(INFEASIBLE, WIDE, "UIView:0xb.width == 15",
                      f"H:|-(0)-[{one}]-(3)-[UIView:0xb]-(0)-|   (Names: '|':UIView:0xc'b, c' )",
                      "UIView:0xc.width == 30")
    expect_bodies(INFEASIBLE, "UIView:firstView.width == 100", "UIView:firstView.width == 90")
    expect_bodies(FEASIBLE, "UIView:firstView.width == 100", "UIView:secondView.width == 90")
    # Names that the tail maps to addresses, one a part of the other, one with dots at its end.
    expect_bodies(INFEASIBLE, "box.width == 20   (active, names: box:0xa )", "UIView:0xa.width == 10")
    expect_bodies(INFEASIBLE, "H:|-(5)-[cell box...]-(9)-[box]   (Names: box:0xa, cell box...:0xb, '|':box:0xc )",
                  "cell box....right == box.left - 4   (Names: cell box...:0xb, box:0xa )")
    expect_bodies(INFEASIBLE_NONNEGATIVE, "H:[UIView:0xa]-(8)-|   (active, names: Cell:0xb, '|':Cell:0xb )",
                  "Cell.width == 6   (active, names: Cell:0xb )",
                  "UIView:0xa.left == Cell.left   (active, names: Cell:0xb )")


def test_equations():
    for right, width in (("2*UIView:0xb.width", 20), ("0.5*UIView:0xb.width + 1", 6), ("UIView:0xb.width * 0.7 - 2", 5),
                         ("UIView:0xb.width / 4", 2.5), ("UIView:0xb.width NSSpace(8)", 18), ("- 5", -5), ("+ 39", 39),
                         ("-5.000000", -5), ("1e+02", 100), ("NSSpace(7)", 7)):
        for off, expected in ((0, FEASIBLE if width > 0 else INFEASIBLE_NONNEGATIVE), (1, INFEASIBLE)):
            expect_bodies(expected, f"UIView:0xa.width == {right}", "UIView:0xb.width == 10",
                          f"UIView:0xa.width == {width + off}")
    expect_bodies(INFEASIBLE, "UIView:0xa.bottom <= UIView:0xb.bottom NSLayoutAnchorConstraintSpace(8)",
                  "UIView:0xa.bottom == UIView:0xb.bottom + 9")
    expect_bodies(INFEASIBLE, "UIView:0xa.width >= 11", NARROW)
    expect_bodies(FEASIBLE, "UIView:0xa.width <= 11", NARROW)
    expect_bodies(INFEASIBLE, "UIView:0xa.leading == UIView:0xb.left", "UIView:0xa.left == UIView:0xb.leading + 1")
    expect_bodies(INFEASIBLE, "UIView:0xa.centerX == UIView:0xb.midX", "UIView:0xa.minX == UIView:0xb.left",
                  "UIView:0xa.trailing == UIView:0xb.maxX + 1")
    expect_bodies(INFEASIBLE, "UIView:0xa.width == UIView:0xa.height", NARROW, "UIView:0xa.height == 20")
    # Rounded numbers, and the greatest number for "no limit".
    expect_bodies(FEASIBLE, "UIView:0xa.width == 94.3333", "UIView:0xa.width == 3*UIView:0xb.width",
                  "UIView:0xb.width == 31.4444")
    expect_bodies(FEASIBLE, "UIView:0xa.width <= 1.79769e+308", NARROW)
    expect_bodies(INFEASIBLE, "UIView:0xa.width == 10.002", NARROW)
    # Margins, baselines and contents are unknown, but the same unknown each time.
    expect_bodies(FEASIBLE, "UIView:0xa.left == UIView:0xb.leftMargin", "UIView:0xa.right == UIView:0xb.rightMargin",
                  "UIView:0xb.width == 0", NARROW, "UITableView:0xb.contentHeight{id: 178} == -5.000000")
    # Unless the log has the guide that stands for the margins.
    guide = "UILayoutGuide:0xd'UIViewLayoutMarginsGuide'"
    expect_bodies(
        INFEASIBLE_NONNEGATIVE, "UIView:0xa.left == UIView:0xb.leftMargin", "UIView:0xa.right == UIView:0xb.rightMargin",
        "UIView:0xb.width == 10",
        f"'UIView-leftMargin-guide-constraint' H:|-(8)-[{guide}](LTR)   (active, names: '|':UIView:0xb )",
        f"'UIView-rightMargin-guide-constraint' H:[{guide}]-(8)-|(LTR)   (active, names: '|':UIView:0xb )")
    first_line = "UIView:0xa.firstBaseline == UIView:0xb.top"
    expect_bodies(INFEASIBLE, first_line, "UIView:0xa.firstBaseline == UIView:0xb.top + 1")
    expect_bodies(FEASIBLE, first_line, "UIView:0xa.lastBaseline == UIView:0xb.top + 1")


def test_chains():
    tail = "   (active, names: '|':UIView:0xc )"
    for chain, least in (("H:|-(5)-[UIView:0xa]-(5)-|", 10), ("H:|-(5)-[UIView:0xa]-(>=5)-|", 10),
                         ("H:|-5-[UIView:0xa(<=9@999)]-5-|", 10),
                         ("H:|-(5)-[UIView:0xa]-(NSSpace(8))-[UIView:0xb]|", 13),
                         ("H:|-(5)-[UIView:0xa]-(>=NSLayoutAnchorConstraintSpace(8))-|", 13),
                         ("H:|-(5)-[UIView:0xa][UIView:0xb(>=0)]-(2.5)-|(LTR)", 7.5),
                         ("H:|-(5)-[UIView:0xa]-(-1)-[UIView:0xb]-(0)-|(RTL)", 4)):
        expect_bodies(FEASIBLE, chain + tail, f"UIView:0xc.width == {least}")
        # Less is possible only where a size may be negative.
        expect_bodies(INFEASIBLE_NONNEGATIVE, chain + tail, f"UIView:0xc.width == {least - 1}")
    expect_bodies(INFEASIBLE, "H:|-(5)-[UIView:0xa(>=3)]-(5)-|" + tail, "UIView:0xc.width == 12")
    expect_bodies(INFEASIBLE, "H:[UIView:0xa(>=10)]", "H:[UIView:0xa(<=9)]")
    expect_bodies(INFEASIBLE, "H:[UIView:0xa(UIView:0xb)]", NARROW, "UIView:0xb.width == 11")
    expect_bodies(FEASIBLE, "H:[UIView:0xa(10)]", "V:[UIView:0xa(20)]")
    expect_bodies(FEASIBLE, "H:|-[UIView:0xa]-|" + tail, "H:|-[UIView:0xa]-(7)-|" + tail)
    # From right to left, by one chain or the other.
    expect_bodies(FEASIBLE, f"H:|-(5)-[UIView:0xa](RTL){tail}", "UIView:0xa.right == UIView:0xc.right - 5")
    expect_bodies(INFEASIBLE, f"H:|-(5)-[UIView:0xa](LTR){tail}", "UIView:0xa.left == UIView:0xc.left + 4")
    # A superview that is named nowhere, and one that another constraint names.
    expect_bodies(FEASIBLE, "V:|-(5)-[UIView:0xa]", "UIView:0xa.top == UIView:0xc.top + 4")
    expect_bodies(INFEASIBLE, "V:|-(5)-[UIView:0xa]", f"V:|-(4)-[UIView:0xa]{tail}")


def test_priorities():
    for optional in ("UIView:0xa.width == 20 @750", "UIView:0xa.width == 20@250   (active)", "H:[UIView:0xa(20@750)]",
                     "UIView:0xa.width == 20 priority:501", "MASLayoutConstraint:0x61 UIView:0xa.width == 20 ^low",
                     "Snap.LayoutConstraint:0x61@a.swift#3 UIView:0xa.width == 20.0 ^UILayoutPriority(rawValue: 750.0)",
                     "NSContentSizeLayoutConstraint:0x61 H:[UIView:0xa(20)] Hug:250 CompressionResistance:750"):
        expect_bodies(FEASIBLE, NARROW, optional)
    for required in ("UIView:0xa.width == 20 @1000", "UIView:0xa.width == 20 priority:1000",
                     "NSContentSizeLayoutConstraint:0x61 H:[UIView:0xa(20)] Hug:250 CompressionResistance:1000"):
        expect_bodies(INFEASIBLE, NARROW, required)


def test_superviews_of_locations():
    """The four ways to find the superview that a location is relative to, and none."""
    mask = "NSAutoresizingMaskLayoutConstraint:0x60 h=--& v=--& UIView:0xa."
    at_5 = "UIView:0xa.top == UIView:0xc.top + 5"
    expect_bodies(INFEASIBLE, f"{mask}minY == 0   (active, names: '|':UIView:0xc )", at_5)
    expect_bodies(INFEASIBLE, f"{mask}midY == + 39", "V:|-(5)-[UIView:0xa(20)]   (Names: '|':UIView:0xc )")
    expect_bodies(INFEASIBLE, f"{mask}maxY == + 39", "V:|-(5)-[UIView:0xb]   (Names: '|':UIView:0xc )",
                  "V:[UIView:0xb(12)]-(1)-[UIView:0xa(20)]")
    expect_bodies(INFEASIBLE, f"{mask}minY == 0", at_5)
    expect_bodies(FEASIBLE, f"{mask}minY == 0", "V:|-(5)-[UIView:0xb]   (Names: '|':UIView:0xc )",
                  "UIView:0xb.top == UIView:0xd.top")
    expect_bodies(INFEASIBLE, f"{mask}minY == 0", f"{mask}maxY == 9", "UIView:0xa.height == 10")
    # The superview goes by the tail, before whatever else the view is in an equation with.
    text = listing(f"{mask}minY == 0   (Names: '|':UIView:0xc )", "UIView:0xa.top == UIView:0xd.top")
    model = Model([constraint.statement for constraint in read_logs(text)[0].constraints])
    assert model.rows[0].terms == {("0xa", "top"): 1.0, ("0xc", "top"): -1.0}, model.rows[0]


def run():
    """Runs every test of this file; an assertion that does not hold says what was found instead."""
    tests = [test for name, test in sorted(globals().items()) if name.startswith("test_")]
    for test in tests:
        test()
    print(f"{len(tests)} tests passed")
    return 0
