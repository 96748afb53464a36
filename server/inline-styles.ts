import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#platform/project-root.server.ts";

const read = new Map<string, string | undefined>();

/** A built stylesheet; its name changes with its bytes, so it is read once. */
function builtStyles(href: string): string | undefined {
  if (!read.has(href)) {
    const path = join(projectRoot, "build/client", href);
    read.set(href, /^\/assets\/[\w.-]+\.css$/.test(href) && existsSync(path) ? readFileSync(path, "utf8") : undefined);
  }
  return read.get(href);
}

/**
 * The styles come with the page instead of after it: one round trip less before the first paint. The link stays where
 * the renderer in the browser expects it, but nothing waits for it.
 */
export function inlineStyles(html: string, stylesOf = builtStyles): string {
  return html.replace(/<link rel="stylesheet" href="([^"]+)"\/>/g, (link, href: string) => {
    const styles = stylesOf(href);
    return styles === undefined ? link : `<style>${styles}</style><link rel="stylesheet" href="${href}" media="not all" disabled=""/>`;
  });
}
