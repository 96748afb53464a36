/** Text and background by token; `90` after a slash is the opacity of the text in percent. */
export type ColorPair = { text: string; ground: string; where: string /** Marks and large type need 3:1, text 4.5:1. */; least: 3 | 4.5 };

const on = (ground: string, texts: Record<string, string>, least: 3 | 4.5 = 4.5): ColorPair[] =>
  Object.entries(texts).map(([text, where]) => ({ text, ground, where, least }));

export const publicPairs = [
  ...on("cream", {
    ink: "running text",
    "ink/85": "running text beside headings",
    muted: "leads and notes",
    "teal-dark": "headings",
    teal: "links outside text",
    clay: "links in text, steps, icons",
    "clay-dark": "links under the pointer",
    danger: "what is wrong with a field",
  }),
  ...on("sand", {
    "ink/85": "running text on a muted ground",
    muted: "leads in banners",
    "teal-dark": "headings in banners",
    teal: "links in banners",
    clay: "links on a muted ground",
  }),
  ...on("paper", {
    ink: "text on cards and in fields",
    muted: "notes on cards",
    "teal-dark": "headings on cards",
    teal: "results of calculators",
    clay: "headings of question cards",
    danger: "what went wrong",
    success: "what went well",
  }),
  ...on("clay", { white: "the main button, the apply half" }),
  ...on("clay-dark", { white: "the main button under the pointer" }),
  ...on("teal", { white: "the contact half, the closing block", "white/90": "text of the closing block" }),
  ...on("teal-deep", { white: "the contact half under the pointer" }),
  ...on("teal-dark", {
    white: "slideshow and footer",
    "white/85": "running text of slideshow and footer",
    marigold: "small headings of the footer",
  }),
  ...on("marigold", { ink: "the button on dark ground, selected text" }),
  ...on("white", { ink: "the button on dark ground under the pointer" }),
  ...on("cream", { teal: "the ring around what has the focus" }, 3),
  ...on("teal-dark", { marigold: "the ring on dark ground" }, 3),
  ...on("clay", { marigold: "the ring on the apply half" }, 3),
];

export const adminPairs = [
  ...["canvas", "surface", "sunken"].flatMap((ground) => [
    ...on(ground, {
      fg: "text",
      "fg-muted": "notes, labels of columns",
      accent: "links, quiet buttons, the ring around what has the focus",
    }),
    ...on(ground, { "edge-strong": "edges of fields" }, 3),
  ]),
  ...on("accent", { "on-accent": "the main button" }),
  ...on("accent-strong", { "on-accent": "the main button under the pointer" }),
  ...on("accent-soft", { accent: "where one is in the navigation" }),
  ...on("bad", { "on-bad": "a button that deletes" }),
  ...["surface", "canvas"].flatMap((ground) => on(ground, { bad: "what is wrong with a field" })),
  ...on("bad-soft", { bad: "failure box, badge" }),
  ...on("warn-soft", { warn: "badge" }),
  ...on("good-soft", { good: "badge" }),
  ...on("surface", { good: "the icon of a toast" }, 3),
];
