import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#platform/project-root.server.ts";
import { type Item, parseStylesheet } from "./stylesheet.ts";
import { usedStyles } from "./used-styles.ts";

export type Stylesheet = { text: string; items: Item[] };

const read = new Map<string, Stylesheet | undefined>();

/** A built stylesheet; its name changes with its bytes, so it is read once. */
function builtStyles(href: string): Stylesheet | undefined {
  if (!read.has(href)) {
    const path = join(projectRoot, "build/client", href);
    read.set(href, /^\/assets\/[\w.-]+\.css$/.test(href) && existsSync(path) ? stylesheet(readFileSync(path, "utf8")) : undefined);
  }
  return read.get(href);
}

export const stylesheet = (text: string): Stylesheet => ({ text, items: parseStylesheet(text) });

const link = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * The styles come with the page instead of after it: one round trip less before the first paint. A page that stays as it
 * is sent gets just what it can use; the link to the rest stays, and nothing waits for it.
 */
export function inlineStyles(html: string, how: "whole" | "used", stylesOf = builtStyles): string {
  return html.replace(link, (element, href: string) => {
    const styles = stylesOf(href);
    if (styles === undefined) return element;
    const text = how === "whole" ? styles.text : usedStyles(styles.items, html);
    return `<style>${text}</style><link rel="stylesheet" href="${href}" media="not all" disabled=""/>`;
  });
}
