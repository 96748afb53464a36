/** One declaration or statement, such as `color:red` or `@layer theme`. */
type Line = { text: string; property: string };
/** Something with braces: a rule, or an at-rule around others. */
export type Block = { prelude: string; names: string[][]; items: Item[] };
export type Item = Line | Block;

/** A built stylesheet as a tree. It knows just enough of the grammar to find where things end. */
export function parseStylesheet(source: string): Item[] {
  return new Reader(source.replace(/\/\*[\s\S]*?\*\//g, "")).items();
}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  items(): Item[] {
    const items: Item[] = [];
    while (this.#at < this.#source.length) {
      const text = this.#until("{};").trim();
      const end = this.#source[this.#at++];
      if (end === "{") items.push({ prelude: text, names: selectorsOf(text).map(namesIn), items: this.items() });
      else if (text !== "") items.push({ text, property: /^--[\w-]+/.exec(text)?.[0] ?? "" });
      if (end === "}") break;
    }
    return items;
  }

  /** Up to one of these marks, wherever it stands neither in a string nor in parentheses. */
  #until(marks: string): string {
    const from = this.#at;
    this.#at = endOf(this.#source, from, marks);
    return this.#source.slice(from, this.#at);
  }
}

function endOf(source: string, from: number, marks: string): number {
  let depth = 0;
  let quote = "";
  for (let at = from; at < source.length; at++) {
    const mark = source[at] ?? "";
    if (mark === "\\") at++;
    else if (quote !== "") quote = mark === quote ? "" : quote;
    else if (mark === '"' || mark === "'") quote = mark;
    else if (depth === 0 && marks.includes(mark)) return at;
    else if (mark === "(" || mark === "[") depth++;
    else if (mark === ")" || mark === "]") depth--;
  }
  return source.length;
}

function selectorsOf(prelude: string): string[] {
  if (prelude.startsWith("@")) return [];
  const selectors: string[] = [];
  for (let at = 0; at < prelude.length; at++) {
    const end = endOf(prelude, at, ",");
    selectors.push(prelude.slice(at, end));
    at = end;
  }
  return selectors;
}

const escaped = String.raw`\\(?:[\da-f]{1,6}\s?|.)`;
const ident = String.raw`(?:[\w\u0080-\uffff-]|${escaped})+`;
const group = new RegExp(String.raw`${escaped}|[()[\]]`, "gi");
const simple = new RegExp(String.raw`::?${ident}|#${ident}|(\.?${ident})`, "gi");

/**
 * What the page must have for the selector to match, elements as `table` and classes as `.card`; what stands in
 * parentheses may be one of several, and is not asked for.
 */
function namesIn(selector: string): string[] {
  const names = [...withoutGroups(selector).matchAll(simple)].flatMap(([, name]) => (name === undefined ? [] : [unescaped(name)]));
  return partOfField.test(selector) ? [...names, "input"] : names;
}

/** Parts that only fields have; whoever has another field has an input too. */
const partOfField = /::(file-selector|placeholder|-webkit-(search|date|calendar|inner|outer))/;

function withoutGroups(selector: string): string {
  let outside = "";
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index } of selector.matchAll(group)) {
    if (mark.startsWith("\\")) continue;
    const opens = mark === "(" || mark === "[";
    if (opens && depth++ === 0) outside += selector.slice(from, index);
    if (!opens && --depth === 0) from = index + 1;
  }
  return outside + selector.slice(from);
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, mark: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : mark,
  );
}
