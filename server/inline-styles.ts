import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#platform/project-root.server.ts";
import { type Item, parseStylesheet } from "./stylesheet.ts";
import { usedStyles } from "./used-styles.ts";

const read = new Map<string, Item[] | undefined>();

/** A built stylesheet; its name changes with its bytes, so it is read once. */
function builtStyles(href: string): Item[] | undefined {
  if (!read.has(href)) {
    const path = join(projectRoot, "build/client", href);
    read.set(href, /^\/assets\/[\w.-]+\.css$/.test(href) && existsSync(path) ? parseStylesheet(readFileSync(path, "utf8")) : undefined);
  }
  return read.get(href);
}

const link = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * The styles come with the page instead of after it, as far as it can use them: one round trip less before the first paint.
 * The link to the whole stays, and nothing waits for it until a script starts.
 */
export function inlineStyles(html: string, stylesOf = builtStyles): string {
  return html.replace(link, (element, href: string) => {
    const styles = stylesOf(href);
    if (styles === undefined) return element;
    return `<style>${usedStyles(styles, html)}</style><link rel="stylesheet" href="${href}" media="not all" disabled=""/>`;
  });
}
