/** Text and the ground it stands on, by token; `90` after a slash is how much of the text's colour shows. */
export type ColourPair = { text: string; ground: string; where: string /** Marks and large type need 3:1, text 4.5:1. */; least: 3 | 4.5 };

const pair = (text: string, ground: string, where: string, least: 3 | 4.5 = 4.5): ColourPair => ({ text, ground, where, least });

/** Every pair that public pages use. */
export const publicPairs = [
  pair("ink", "cream", "running text"),
  pair("ink/85", "cream", "running text beside headings"),
  pair("ink/85", "sand", "running text on a muted ground"),
  pair("ink", "paper", "text on cards and in fields"),
  pair("muted", "cream", "leads and notes"),
  pair("muted", "sand", "leads in banners"),
  pair("muted", "paper", "notes on cards"),
  pair("teal-dark", "cream", "headings"),
  pair("teal-dark", "sand", "headings in banners"),
  pair("teal-dark", "paper", "headings on cards"),
  pair("teal", "cream", "links that stand alone"),
  pair("teal", "sand", "links in banners"),
  pair("clay", "cream", "links in text, steps, icons"),
  pair("clay", "sand", "links on a muted ground"),
  pair("clay", "paper", "headings of question cards"),
  pair("clay-dark", "cream", "links under the pointer"),
  pair("white", "clay", "the main button, the apply half"),
  pair("white", "clay-dark", "the main button under the pointer"),
  pair("white", "teal", "the contact half, the closing block"),
  pair("white/90", "teal", "text of the closing block"),
  pair("white", "teal-deep", "the contact half under the pointer"),
  pair("white", "teal-dark", "slideshow and footer"),
  pair("white/85", "teal-dark", "running text of slideshow and footer"),
  pair("marigold", "teal-dark", "small headings of the footer"),
  pair("ink", "marigold", "the button on dark ground, selected text"),
  pair("ink", "white", "the button on dark ground under the pointer"),
  pair("danger", "paper", "what went wrong"),
  pair("danger", "cream", "what is wrong with a field"),
  pair("success", "paper", "what went well"),
  pair("teal", "cream", "the ring around what has the focus", 3),
  pair("marigold", "teal-dark", "the ring on dark ground", 3),
  pair("marigold", "clay", "the ring on the apply half", 3),
];

/** Every pair that the admin uses, in light and in dark. */
export const adminPairs = [
  ...["canvas", "surface", "sunken"].flatMap((ground) => [
    pair("fg", ground, "text"),
    pair("fg-muted", ground, "notes, labels of columns"),
    pair("accent", ground, "links, quiet buttons, the ring around what has the focus"),
    pair("edge-strong", ground, "edges of fields", 3),
  ]),
  pair("on-accent", "accent", "the main button"),
  pair("on-accent", "accent-strong", "the main button under the pointer"),
  pair("accent", "accent-soft", "where one is in the navigation"),
  pair("on-bad", "bad", "a button that deletes"),
  pair("bad", "surface", "what is wrong with a field"),
  pair("bad", "canvas", "what is wrong with a field"),
  pair("bad", "bad-soft", "failure box, badge"),
  pair("warn", "warn-soft", "badge"),
  pair("good", "good-soft", "badge"),
  pair("good", "surface", "the icon of a toast", 3),
];
