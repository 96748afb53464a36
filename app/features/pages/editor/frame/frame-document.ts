import { parseMark, type TextMark } from "#app/features/pages/editor/marks.ts";
import { editorStyle } from "./editor-style.ts";

/** Nothing in the page runs, sends or navigates. The frame allows scripts only because Safari otherwise drops the editor's listeners. */
const policy = "script-src 'none'; form-action 'none'; object-src 'none'";

/** The page's HTML for the frame. */
export const toFrameHtml = (html: string): string =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/gi, "")
    .replace(
      /<head\b[^>]*>/i,
      `$&<meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank"><style>${editorStyle}</style>`,
    );

export const marked = "[data-text], [data-html]";

/** Parts of the page that are kept while they are the same, so that pictures don't load and nothing moves again. */
const keptParts = "body > header, body > footer, [data-block]";

const keyOf = (element: Element) => element.getAttribute("data-block") ?? element.tagName;

/** What the server sent for each kept part; a part whose text was changed in the page is not listed. */
export type Sources = Map<string, { html: string; element: Element }>;

export function readSources(page: Document): Sources {
  const sources: Sources = new Map();
  for (const element of page.querySelectorAll(keptParts))
    if (!sources.has(keyOf(element))) sources.set(keyOf(element), { html: element.outerHTML, element });
  return sources;
}

/** Shows the page as the server has it now. Parts that are the same stay the elements that they are. Returns what the server sent. */
export function replacePage(page: Document, html: string, sources: Sources): Sources {
  const body = page.importNode(new DOMParser().parseFromString(html, "text/html").body, true);
  for (const script of body.querySelectorAll("script")) script.remove();
  const next: Sources = new Map();
  for (const element of body.querySelectorAll(keptParts)) {
    const key = keyOf(element);
    // Inside of a part that is kept.
    if (next.has(key) || !body.contains(element)) continue;
    const sent = element.outerHTML;
    const former = sources.get(key);
    const kept = former?.html === sent && former.element.isConnected ? former.element : undefined;
    if (kept) element.replaceWith(kept);
    next.set(key, { html: sent, element: kept ?? element });
  }
  page.body.replaceChildren(...body.childNodes);
  return next;
}

export type Hints = { enterToEdit: string; empty: string; describe: (mark: TextMark) => string };

const hintId = "editor-hint";

/** Texts can be reached with Tab; nothing else in the page can. */
export function prepareTexts(page: Document, hints: Hints): void {
  const hint = page.getElementById(hintId) ?? page.body.appendChild(page.createElement("p"));
  hint.id = hintId;
  hint.hidden = true;
  hint.textContent = hints.enterToEdit;
  for (const control of page.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary, iframe, [tabindex]"))
    if (!control.matches(marked)) control.tabIndex = -1;
  for (const text of page.querySelectorAll<HTMLElement>(marked)) {
    text.tabIndex = 0;
    text.setAttribute("aria-describedby", hintId);
    text.setAttribute("data-empty", hints.empty);
    const mark = parseMark(text.getAttribute("data-html"));
    // A heading stays one; a text with markup is often a plain `div`, which has neither role nor name.
    if (!mark) continue;
    text.setAttribute("role", "textbox");
    text.setAttribute("aria-multiline", "true");
    text.setAttribute("aria-label", hints.describe(mark));
  }
}

export type Box = { left: number; top: number; width: number; height: number };

/** Where a block is in the frame. A wrapper without a box of its own is as large as its content. */
export function boxOf(element: Element): Box {
  const own = element.getBoundingClientRect();
  if (own.width > 0 && own.height > 0) return own;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
