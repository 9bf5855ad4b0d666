"""Fits what San Francisco's figures exceed Inter's by to the recorded widths of texts; see Scripts/figures --texts.

A width is rounded up to a step, so it says between which two figures a text's advances add up. An unknown is added to the
advances of a character, at heavier weights, at large sizes, or to what is between two characters. All start at Inter's
figures and leave them as little as the texts allow. What bold and the display cut add is fitted for a kind of characters,
and what Inter's bold adds as a whole, before a character has its own: few texts are bold or large. So is what is between
two shapes, such as round ones, and between a character and a shape, before two characters have their own. A text counts
for less the more its project has of its kind, and for nothing where it is far off, since many a recorded width is not
the text's. A width that something else than the text decides counts where it is the text's within a point and a half.
"""
import collections
import math
import operator
import pathlib
import re
import sys

TABLE = pathlib.Path(__file__).resolve().parent.parent / "Sources/TextMetrics/Tables/SanFranciscoFigures.swift"
KERNING = TABLE.parent / "SanFranciscoKerning.swift"
RUNS = TABLE.parent / "GlyphRuns.swift"
INTER_KERNING = TABLE.parents[3] / "Evidence/inter-kerning.tsv"
OTHERS = [0x2013, 0x2014, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2192, 0x2318]
KERNED = [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]
SIZES = [9, 11, 13, 15, 17, 19, 22, 25, 28, 36, 60]
WEIGHTS = [200, 300, 400, 500, 600, 700, 900]
FIRST_RELEASE = 7700  # San Francisco came with Xcode 7.
LEAST_PROJECTS = 3
LEAST_PROJECTS_OF_PAIRS = 1
# In points: how near a frame is that may have been fitted to its text.
NEAR_FRAME = 1.5
# How far, in thousandths of an em, a figure goes from Inter's as readily as a text is half a point off.
PRIORS = {"regular": 25, "bold": 5, "display": 5, "boldDisplay": 4, "weights": 10, "split": 6, "continuous": 6,
          "boldKind": 8, "displayKind": 8, "boldDisplayKind": 8, "interBold": 5,
          "pair": 4, "shapes": 6, "leftShape": 2, "rightShape": 2}
STIFFNESS = 0.005
TOLERANCE = 0.4  # in points: where a text begins to count for less
ROUNDS, STEPS = 30, 80
FOLDS = 5
NEAR = 0.51


def ceil(width, step):
    return math.ceil(round(width / step, 6)) * step


class Text:
    def __init__(self, fields):
        self.project, self.fold, self.release = fields[0], int(fields[1]), int(fields[2])
        self.is_fitted = fields[3] == "T"
        self.control = fields[4]
        self.is_split = fields[6] == "split"
        self.size, self.weight, scale = (float(field) for field in fields[8:11])
        self.recorded, self.measured = float(fields[11]), float(fields[12])
        self.now, self.characters = float(fields[15]), fields[16]
        self.is_desktop = self.control.startswith("desktop.")
        # macOS, and titles of buttons, round up to points.
        self.step = 1 if self.is_desktop or "/button" in self.control else 1 / scale
        # The control's own.
        self.padding = self.measured - ceil(self.now, self.step)
        self.upper = self.recorded - self.padding
        self.features = features(self)

    @property
    def key(self):
        return (self.project, self.is_desktop, self.characters, self.size, self.weight, self.is_split, self.upper)

    @property
    def cell(self):
        return (self.project, self.is_desktop, self.weight, self.is_split)

    def is_near(self, width):
        return abs(self.upper - ceil(width, self.step)) <= NEAR

    @property
    def is_plausible(self):
        return self.is_fitted and abs(self.recorded - self.measured) <= 3 + 0.03 * self.recorded

    @property
    def says_something(self):
        return self.is_fitted or abs(self.recorded - self.measured) <= NEAR_FRAME


def shares(value, knots):
    """The knots that a value lies between, with the share of each."""
    upper = 1
    while upper + 1 < len(knots) and knots[upper] < value:
        upper += 1
    share = min(max((value - knots[upper - 1]) / (knots[upper] - knots[upper - 1]), 0), 1)
    return [(knots[upper - 1], 1 - share), (knots[upper], share)]


def display_share(size, is_split):
    return float(size >= 20) if is_split else min(max((size - 17) / 11, 0), 1)


def kind(character):
    if character == " ":
        return "space"
    return ("capital" if character.isupper() else "small" if character.islower() else "digit" if character.isdigit()
            else "sign")


def side(character, sides):
    return next((name for name, characters in sides.items() if character in characters), None)


def shape_names(left, right):
    """The figures of what two characters turn to each other, of those whose shapes are known."""
    first, second = side(left, RIGHT_SIDES), side(right, LEFT_SIDES)
    return ([("shapes", f"{first}|{second}")] if first and second else []) + (
        [("rightShape", left + second)] if second else []) + ([("leftShape", first + right)] if first else [])


def features(text):
    """By how much each figure, in thousandths of an em, widens a text in points."""
    per_figure = text.size / 1000
    boldness = min(max((text.weight - 400) / 300, 0), 1)
    display = display_share(text.size, text.is_split)
    found = collections.defaultdict(float)
    covered, previous = 0, None
    for character in text.characters:
        code = ord(character)
        if code not in PLACES:
            previous = None
            continue
        covered += 1
        if 0x20 <= code <= 0x7E or code in OTHERS:
            found["regular", character] += per_figure
            for group, share in (("bold", boldness), ("display", display), ("boldDisplay", boldness * display)):
                if share:
                    found[group, character] += share * per_figure
                    found[group + "Kind", kind(character)] += share * per_figure
            if boldness:
                found["interBold", "all"] += boldness * INTER_BOLD[PLACES[code]] * per_figure
        if previous in KERNED_CHARACTERS and character in KERNED_CHARACTERS:
            found["pair", previous + character] += per_figure
            for name in shape_names(previous, character):
                found[name] += per_figure
        previous = character
    sizes = "split" if text.is_split else "continuous"
    for group, value, knots in (("weights", text.weight, WEIGHTS), (sizes, text.size, SIZES)):
        for knot, share in shares(value, knots):
            if share and not (group == "weights" and knot == 400):
                found[group, knot] += share * covered * per_figure
    return dict(found)


def by_character(figures):
    """The figures with those of kinds in the figures of their characters."""
    own = {name: value for name, value in figures.items() if name[0] not in KINDS}
    for group in ("bold", "display", "boldDisplay"):
        for character in CHARACTERS:
            value = own.get((group, character), 0) + figures.get((group + "Kind", kind(character)), 0)
            if group == "bold":
                value += figures.get(("interBold", "all"), 0) * INTER_BOLD[PLACES[ord(character)]]
            own[group, character] = value
    for pair in PAIRS:
        value = INTER_PAIRS.get(pair, 0) + own.get(("pair", pair), 0)
        value += sum(figures.get(name, 0) for name in shape_names(*pair))
        own["pair", pair] = KERNING_STEPS[kerning_digit(value)]
    return {name: value if name[0] == "pair" else min(max(round(value, 1), -204), 204) for name, value in own.items()}


def kerning_digit(value):
    """The place of the step next to a kerning."""
    return min(range(len(KERNING_STEPS)), key=lambda place: abs(KERNING_STEPS[place] - value))


def decoded(digits):
    return [(ord(digits[i]) - 48) * 64 + ord(digits[i + 1]) - 48 for i in range(0, len(digits), 2)]


def encoded(numbers):
    return "".join(chr(48 + number // 64) + chr(48 + number % 64) for number in numbers)


def digits(source, name):
    """The characters of a table in generated code."""
    text = re.search(name + r': StaticString = #"""\n(.*?)\n    """#', source, re.S)
    return re.sub(r"\\#\n|\\#$|\s", "", text[1])


def table(source, name):
    """The numbers of a table in generated code."""
    return decoded(digits(source, name))


def places():
    runs = re.findall(r"first: 0x(\w+), last: 0x(\w+), start: (\d+)", RUNS.read_text())
    return {code: int(start) + code - int(first, 16) for first, last, start in runs
            for code in range(int(first, 16), int(last, 16) + 1)}


def advances(weight):
    return table((TABLE.parent / "InterTextAdvances.swift").read_text(), f"weight{weight}")


PLACES = places()
# What Inter's bold adds to its advances, in tenths: as large as a figure.
INTER_BOLD = [(bold - regular) / 10 for bold, regular in zip(advances(700), advances(400))]
KINDS = ["boldKind", "displayKind", "boldDisplayKind", "interBold", "shapes", "leftShape", "rightShape"]
KERNED_CHARACTERS = [chr(code) for code in [*range(0x20, 0x7F), *KERNED]]
PAIRS = [left + right for left in KERNED_CHARACTERS for right in KERNED_CHARACTERS]
INTER_PAIRS = {line[0] + line[2]: int(line.split("\t")[2])
               for line in INTER_KERNING.read_text(encoding="utf-8").splitlines()[2:]}
# Fine around zero, in steps of six further out: a character of a table for each, from "$" on.
FIRST_STEP = 36
KERNING_STEPS = [(1 if step > 0 else -1) * (abs(step) if abs(step) <= 21 else 6 * abs(step) - 105) for step in range(-45, 46)]
# What characters turn to the one behind them, and to the one before.
RIGHT_SIDES = {"round": "eobpcOCGQD0689", "stem": "dhilmnuqaHIMNUJ1gj", "diagonal": "vwyVWY", "arm": "rftTFP7",
               "open": "kxszKXSZRBELA2345"}
LEFT_SIDES = {"round": "ceoqdgOCGQ0689", "stem": "bhiklmnprujBDEFHIKLMNPRU1", "diagonal": "vwyVWY", "arm": "tfT7",
              **{character: character for character in "asxzSXZJA2345"}}
CHARACTERS = [chr(code) for code in [*range(0x20, 0x7F), *OTHERS]]
TABLES = [("regular", "regular", CHARACTERS), ("bold", "bold", CHARACTERS), ("display", "display", CHARACTERS),
          ("boldDisplay", "boldDisplay", CHARACTERS), ("weights", "weights", WEIGHTS),
          ("splitSizes", "split", SIZES), ("continuousSizes", "continuous", SIZES)]


def figures_now():
    """The figures of the table that the texts were measured with."""
    source = TABLE.read_text()
    figures = {}
    for name, group, knots in TABLES:
        for knot, number in zip(knots, table(source, name)):
            figures[group, knot] = (number - 2048) / 10
    for pair, digit in zip(PAIRS, digits(KERNING.read_text(), "pairs")):
        figures["pair", pair] = KERNING_STEPS[ord(digit) - FIRST_STEP]
    return figures


def width(text, figures):
    return text.bare + sum(factor * figures.get(name, 0) for name, factor in text.features.items())


def least_squares(entries, weights, left, figures, stiffness):
    """The change of the figures that leaves least, by conjugate gradients, each figure scaled by its own bend."""
    residual = [-stiff * figure for stiff, figure in zip(stiffness, figures)]
    bends = list(stiffness)
    for row, weight, off in zip(entries, weights, left):
        for number, factor in row:
            residual[number] += weight * factor * off
            bends[number] += weight * factor * factor
    change = [0.0] * len(figures)
    scaled = [value / bend for value, bend in zip(residual, bends)]
    direction, length = list(scaled), sum(map(operator.mul, residual, scaled))
    for _ in range(STEPS):
        if length < 1e-12:
            break
        image = [stiff * value for stiff, value in zip(stiffness, direction)]
        for row, weight in zip(entries, weights):
            moved = weight * sum(factor * direction[number] for number, factor in row)
            for number, factor in row:
                image[number] += factor * moved
        stride = length / sum(map(operator.mul, direction, image))
        change = [value + stride * way for value, way in zip(change, direction)]
        residual = [value - stride * way for value, way in zip(residual, image)]
        scaled = [value / bend for value, bend in zip(residual, bends)]
        before, length = length, sum(map(operator.mul, residual, scaled))
        direction = [value + length / before * way for value, way in zip(scaled, direction)]
    return change


def fit(texts, without=()):
    """The figures that bring most of the texts to where they are recorded."""
    cells = collections.Counter(text.cell for text in {text.key: text for text in texts}.values())
    projects = collections.defaultdict(set)
    for text in texts:
        for name in text.features:
            projects[name].add(text.project)
    rows = list({text.key: text for text in texts}.values())
    names = [name for name in sorted(projects, key=str) if name[0] not in without
             and len(projects[name]) >= (LEAST_PROJECTS_OF_PAIRS if name[0] == "pair" else LEAST_PROJECTS)]
    numbers = {name: number for number, name in enumerate(names)}
    entries = [[(numbers[name], factor) for name, factor in text.features.items() if name in numbers] for text in rows]
    stiffness = [STIFFNESS / PRIORS[name[0]] ** 2 for name in names]
    figures = [0.0] * len(names)
    predicted = [text.inter for text in rows]
    # Of whole points on a finer screen nobody knows whether they were rounded to points.
    bounds = []
    for text in rows:
        is_whole = text.step < 1 and text.upper == int(text.upper) and not text.saves_fractions
        step = 1 if is_whole else text.step
        bounds.append((text.upper - 0.9 * step, text.upper - 0.1 * step))
    counts = [1 / math.sqrt(cells[text.cell]) for text in rows]
    for turn in range(ROUNDS):
        tolerance = TOLERANCE * (1 + 3 * max(0, 8 - turn) / 8)
        weights, left = [], []
        for value, (low, high), count in zip(predicted, bounds, counts):
            off = min(max(value, low), high) - value
            weights.append(count / (1 + (off / tolerance) ** 2) ** 2)
            left.append(off)
        step = least_squares(entries, weights, left, figures, stiffness)
        figures = [figure + change for figure, change in zip(figures, step)]
        predicted = [text.inter + sum(factor * figures[number] for number, factor in row)
                     for text, row in zip(rows, entries)]
    return by_character(dict(zip(names, figures)))


def left_out(texts, without=()):
    """Whether each text is near what the projects of the other folds say."""
    near = {}
    for fold in range(1, FOLDS + 1):
        figures = fit([text for text in texts if text.fold != fold], without)
        for text in texts:
            if text.fold == fold:
                near[text] = text.is_near(width(text, figures))
    return near


def mean_of_projects(texts, is_near):
    shares = collections.defaultdict(list)
    for text in texts:
        shares[text.project].append(is_near(text))
    return sum(sum(some) / len(some) for some in shares.values()) / len(shares)


def print_agreement(texts, figures, near):
    print(f"{'':34}{'texts':>6} {'projects':>8}   within half a point: now, fitted, left out; of projects now, left out")
    cells = collections.defaultdict(list)
    for text in texts:
        platform = "macOS" if text.is_desktop else "iOS"
        words = ["all", platform, f"{platform} {'to Xcode 10' if text.is_split else 'since Xcode 11'}",
                 f"{platform} {text.control.split('/')[1]}",
                 f"{platform} weight {'above' if text.weight > 400 else 'below' if text.weight < 400 else 'is'} 400",
                 f"{platform} {'below' if text.size < 18 else 'from'} 18 pt"]
        for word in words:
            cells[word].append(text)
    for word, some in sorted(cells.items()):
        if len(some) < 40:
            continue
        now = sum(text.is_near(text.now) for text in some) / len(some)
        fitted = sum(text.is_near(width(text, figures)) for text in some) / len(some)
        out = sum(near[text] for text in some) / len(some)
        print(f"{word:34}{len(some):6} {len({text.project for text in some}):8}   {now:.1%} {fitted:.1%} {out:.1%};"
              f" {mean_of_projects(some, lambda text: text.is_near(text.now)):.1%}"
              f" {mean_of_projects(some, lambda text: near[text]):.1%}")


def print_figures(texts, figures, now, near):
    having = collections.defaultdict(list)
    for text in texts:
        for name in text.features:
            if name in figures:
                having[name].append(text)
    print(f"\n{'figure':24}{'now':>8}{'fitted':>8}{'texts':>8}{'projects':>10}   within half a point: now, left out")
    for name in sorted(having, key=str):
        some = having[name]
        print(f"{name[0]} {str(name[1]):{22 - len(name[0])}} {now.get(name, 0):8.1f}{figures[name]:8.1f}{len(some):8}"
              f"{len({text.project for text in some}):10}   {sum(text.is_near(text.now) for text in some) / len(some):.1%}"
              f" {sum(near[text] for text in some) / len(some):.1%}")


def literal(name, comment, digits):
    rows = [digits[start:start + 96] for start in range(0, len(digits), 96)] or [""]
    body = "\\#\n".join("    " + row for row in rows)
    return f'  /// {comment}\n  static let {name}: StaticString = #"""\n{body}\\#\n\n    """#\n'


def write(figures, texts):
    comments = {
        "regular": "Of a character: of ASCII from the space on, then of the others.",
        "bold": "What bold adds to that.", "display": "What the display cut adds to that.",
        "boldDisplay": "What bold adds to that.",
        "weights": "Of every character, by weight.", "splitSizes": "Of every character up to Xcode 10, by size.",
        "continuousSizes": "Of every character since Xcode 11, by size."}
    tables = [literal(name, comments[name], encoded(round(figures.get((group, knot), 0) * 10) + 2048 for knot in knots))
              for name, group, knots in TABLES]
    others = ", ".join(f"0x{code:04X}" for code in OTHERS)
    projects = len({text.project for text in texts})
    TABLE.write_text("\n".join([
        "// Generated by Scripts/figures --texts --write; do not edit.",
        "// Two characters a number in base 64, digits from \"0\"; figures are tenths of a thousandth of an em and 2048 more.",
        "", "/// What San Francisco's advances exceed Inter's by.", "///",
        f"/// Fitted to {len(texts)} recorded widths of {projects} projects, of labels and of buttons' titles.",
        "enum SanFranciscoFigures {", f"  static let others: [UInt32] = [{others}]", "", "\n".join(tables) + "}", ""]))
    KERNING.write_text("\n".join([
        "// Generated by Scripts/figures --texts --write; do not edit.", "",
        "/// San Francisco's kerning: Inter's, and what recorded widths of texts add to it.",
        "enum SanFranciscoKerning {",
        "  /// Places in the tables of advances of what is kerned beside ASCII.",
        f"  static let others = [{', '.join(str(PLACES[code]) for code in KERNED)}]", "",
        literal("pairs", "A row for what is on the left, a character of it for what is on the right.",
                "".join(chr(FIRST_STEP + kerning_digit(figures["pair", pair])) for pair in PAIRS)) + "}", ""]))


def read(path):
    texts = []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            fields = line.rstrip("\n").split("\t")
            if fields[5] != "system" or int(fields[2]) < FIRST_RELEASE:
                continue
            if fields[11] == "-" or fields[12] == "-":
                continue
            # Buttons of iOS are no narrower.
            if fields[4].startswith("touch.") and "/button" in fields[4] and float(fields[12]) <= 30:
                continue
            text = Text(fields)
            if text.says_something:
                texts.append(text)
    fractional = {(text.project, text.release) for text in texts if text.recorded != int(text.recorded)}
    now = figures_now()
    for text in texts:
        text.saves_fractions = (text.project, text.release) in fractional
        text.bare = text.now - sum(factor * now.get(name, 0) for name, factor in text.features.items())
        text.inter = text.bare + sum(factor * INTER_PAIRS.get(name[1], 0) for name, factor in text.features.items()
                                     if name[0] == "pair")
    return texts, now


def main(arguments):
    path, rest = arguments[0], arguments[1:]
    unknown = [word for word in rest if word not in ("--texts", "--write", "--groups")]
    if unknown:
        sys.exit(f"figures: unknown argument '{unknown[0]}' (try Scripts/figures --help)")
    texts, now = read(path)
    figures = fit(texts)
    near = left_out(texts)
    print_agreement([text for text in texts if text.is_plausible], figures, near)
    alone = [text for text in texts if text.is_fitted]
    print(f"{len(alone)} texts with those that are elsewhere altogether:"
          f" {sum(text.is_near(text.now) for text in alone) / len(alone):.1%} now,"
          f" {sum(near[text] for text in alone) / len(alone):.1%} left out")
    if "--groups" in rest:
        for group in PRIORS:
            out = left_out(texts, [group])
            print(f"  without {group}: {sum(out[text] for text in alone) / len(alone):.1%} left out")
    print_figures(texts, figures, now, near)
    if "--write" in rest:
        write(figures, texts)


main(sys.argv[1:])
