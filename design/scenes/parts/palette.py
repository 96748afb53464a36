"""The site's colours, as Blender wants them."""

HEX = {
    "cream": "#fbf1df",
    "paper": "#f7ead2",
    "sand": "#ecd2a8",
    "marigold": "#f2a93b",
    "glow": "#ffd48a",
    "terracotta": "#c8613c",
    "clay": "#a8482c",
    "brick": "#8f4630",
    "adobe": "#dc9a70",
    "rose": "#e4a48c",
    "teal": "#24686d",
    "teal_light": "#5a9a96",
    "teal_deep": "#123f4b",
    "sage": "#9aa86f",
    "grass": "#8b9a52",
    "olive": "#6d7a3c",
    "moss": "#46603c",
    "pine": "#2f5448",
    "snow": "#fff4e8",
    "wood": "#9a633c",
    "oak": "#bd8f62",
    "wood_dark": "#5a3625",
    "stone": "#b7a48c",
    "asphalt": "#6f6662",
    "iron": "#2f3436",
    "ink": "#2b2230",
    "plum": "#5d4468",
    "blue": "#6f9fae",
    "leaf_gold": "#dfa339",
    "leaf_red": "#b9532f",
}


def linear(colour: str) -> tuple[float, float, float, float]:
    """A name of the palette or #rrggbb, in scene-linear light."""
    h = HEX.get(colour, colour).lstrip("#")
    srgb = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in srgb], 1.0)


def mix(a: str, b: str, t: float) -> str:
    """Between two colours, as the eye sees them."""
    p, q = (HEX.get(c, c).lstrip("#") for c in (a, b))
    pairs = [(int(p[i : i + 2], 16), int(q[i : i + 2], 16)) for i in (0, 2, 4)]
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in pairs)
