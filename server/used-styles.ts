import { forgetOldest } from "#lib/forget-oldest.ts";
import type { Block, Item } from "./stylesheet.ts";

/**
 * What of a stylesheet a page can use as it is sent: rules whose elements and classes it has, and custom properties that these read.
 * Anything that a script might add later is in the whole stylesheet, which comes before the script does.
 */
export function usedStyles(sheet: Item[], html: string): string {
  const classes = valuesOf(html, /\sclass="([^"]*)"/g);
  const elements = valuesOf(html, /<([a-z][a-z\d]*)/gi);
  const styles = valuesOf(html, /\sstyle="([^"]*)"/g);
  return remembered(sheet, [...classes, "", ...elements, "", ...styles].join("\n"), () => {
    const matching = withNames(sheet, namesOf(classes, elements));
    return write(matching, propertiesRead(matching, styles));
  });
}

/** Pages that differ in their words alone use the same styles. */
const maxRemembered = 100;
const found = new WeakMap<Item[], Map<string, string>>();

function remembered(sheet: Item[], key: string, find: () => string): string {
  const known = found.get(sheet) ?? new Map<string, string>();
  found.set(sheet, known);
  const text = known.get(key) ?? find();
  known.set(key, text);
  forgetOldest(known, maxRemembered);
  return text;
}

const valuesOf = (html: string, pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, value = ""]) => value));

/** The elements and classes of a page, as a selector names them. */
function namesOf(classes: Set<string>, elements: Set<string>): Set<string> {
  const named = [...classes].flatMap((value) => unescaped(value).split(/\s+/)).map((name) => `.${name}`);
  return new Set([...named, ...elements]);
}

const marks: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };
const unescaped = (text: string) => text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (mark) => marks[mark] ?? mark);

function withNames(items: Item[], present: Set<string>): Item[] {
  return items.flatMap((item) => {
    if ("text" in item || item.prelude.startsWith("@keyframes")) return [item];
    if (item.names.length > 0 && !item.names.some((wanted) => wanted.every((name) => present.has(name)))) return [];
    const inner = withNames(item.items, present);
    // The order of layers is the order in which they are first named, so an empty one still counts.
    return inner.length === 0 && !item.prelude.startsWith("@layer") ? [] : [{ ...item, items: inner }];
  });
}

/** By name, and by the names that their own values read. */
function propertiesRead(items: Item[], styles: Set<string>): Set<string> {
  const read = new Set<string>();
  const values = new Map<string, string[]>();
  const reads = (text: string): void => {
    for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (read.has(name)) continue;
      read.add(name);
      values.get(name)?.forEach(reads);
    }
  };
  const texts: string[] = [];
  const gather = (item: Item): void => {
    if (!("text" in item)) item.items.forEach(gather);
    else if (item.property === "") texts.push(item.text);
    else values.set(item.property, [...(values.get(item.property) ?? []), item.text]);
  };
  items.forEach(gather);
  texts.forEach(reads);
  styles.forEach(reads);
  return read;
}

function write(items: Item[], read: Set<string>): string {
  const written = items.filter((item) => isRead(item, read)).map((item) => ("text" in item ? `${item.text};` : writeBlock(item, read)));
  return written.join("");
}

function isRead(item: Item, read: Set<string>): boolean {
  if ("text" in item) return item.property === "" || read.has(item.property);
  const name = /^@property (--[\w-]+)/.exec(item.prelude)?.[1];
  return name === undefined || read.has(name);
}

function writeBlock({ prelude, items }: Block, read: Set<string>): string {
  const inner = write(items, read);
  return inner === "" && !prelude.startsWith("@layer") ? "" : `${prelude}{${inner.replace(/;$/, "")}}`;
}
