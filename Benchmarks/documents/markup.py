"""What the families write documents with."""

HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<document type="com.apple.InterfaceBuilder3.CocoaTouch.{kind}" version="3.0" toolsVersion="22155" '
    'targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">'
    '<device id="retina4_7"/>')
OWN = 'translatesAutoresizingMaskIntoConstraints="NO"'
EDGES = ("leading", "top", "trailing", "bottom")


def rect(x=0, y=0, width=50, height=20):
    return f'<rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def label(name, text="Label", frame=None, hugging=251, compression=750, upright=251, lines=1):
    return (
        f'<label opaque="NO" horizontalHuggingPriority="{hugging}" verticalHuggingPriority="{upright}" '
        f'horizontalCompressionResistancePriority="{compression}" text="{text}" '
        f'lineBreakMode="tailTruncation" numberOfLines="{lines}" {OWN} id="{name}">{frame or rect()}'
        '<fontDescription key="fontDescription" type="system" pointSize="17"/></label>')


def element(name, identifier, inner="", constraints="", frame=None, attributes=OWN):
    """A view of the kind that an element's name says, with what is in it."""
    return (
        f'<{name} contentMode="scaleToFill" {attributes} id="{identifier}">{frame or rect()}'
        + (f"<subviews>{inner}</subviews>" if inner else "")
        + (f"<constraints>{constraints}</constraints>" if constraints else "") + f"</{name}>")


def view(name, inner="", constraints="", frame=None, attributes=OWN):
    return element("view", name, inner, constraints, frame, attributes)


class Constraints:
    """Constraints with identifiers that count up behind a prefix."""

    def __init__(self, prefix="c"):
        self.prefix = prefix
        self.texts = []

    def add(self, first, attribute, second=None, other=None, constant=None, **further):
        """Further: multiplier, relation, priority. Without an other attribute it is the first one's."""
        text = f'<constraint firstItem="{first}" firstAttribute="{attribute}"'
        if second:
            text += f' secondItem="{second}" secondAttribute="{other or attribute}"'
        if constant is not None:
            text += f' constant="{constant}"'
        for name, value in further.items():
            if value is not None:
                text += f' {name}="{value}"'
        self.texts.append(f'{text} id="{self.prefix}{len(self.texts)}"/>')

    def edges(self, first, second, edges=EDGES):
        for edge in edges:
            self.add(first, edge, second)

    def __str__(self):
        return "".join(self.texts)


def xib(inner, constraints, width=375, height=667):
    """A document of one view."""
    root = view("root", inner, str(constraints), rect(0, 0, width, height), "")
    return HEAD.format(kind="XIB") + f"<objects>{root}</objects></document>\n"


def storyboard(scenes):
    """A document of controllers, each the text of an element."""
    texts = "".join(
        f'<scene sceneID="s{number}"><objects>{scene}</objects></scene>' for number, scene in enumerate(scenes))
    return HEAD.format(kind="Storyboard.XIB") + f"<scenes>{texts}</scenes></document>\n"
