import { hash } from "node:crypto";
import { frameOrigin } from "#lib/frame-origin.ts";

type PolicyInputs = {
  scriptHashes: string[];
  /** Addresses of the map and the calculator that the site embeds. */
  frameSources: string[];
  /** The base address of pictures, where they have one of their own. */
  picturesUrl?: string | undefined;
  /** Only `/embed/*` may be shown inside another site. */
  embeddable: boolean;
  development: boolean;
};

export function contentSecurityPolicy({ scriptHashes, frameSources, picturesUrl, embeddable, development }: PolicyInputs): string {
  const scripts = development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...scriptHashes];
  const directives = {
    "default-src": ["'none'"],
    "script-src": scripts,
    // Positions that scripts compute (carousel, popovers) are style attributes.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...(picturesUrl ? [new URL(picturesUrl).origin] : [])],
    "font-src": ["'self'"],
    "connect-src": development ? ["'self'", "ws:"] : ["'self'"],
    "manifest-src": ["'self'"],
    // Settings name these: whatever is not a plain host must not become a directive.
    "frame-src": ["'self'", ...new Set(frameSources.flatMap((source) => frameOrigin(source) ?? []))],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": [embeddable ? "*" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** How the policy names an inline script. */
export const hashOfScript = (code: string) => `'sha256-${hash("sha256", code, "base64")}'`;

/**
 * What the router writes for the admin's pages carries the nonce of its render. Their hashes go into the policy and the nonce goes away, so
 * that finished bytes can be stored and sent again; a script that came in with content has no nonce and gets no hash.
 */
export function takeScriptHashes(html: string, nonce: string): { html: string; hashes: string[] } {
  const pieces = html.split(` nonce="${nonce}"`);
  const codes = pieces.slice(1).flatMap((after, index) => codeOfScript(pieces[index] ?? "", after));
  return { html: pieces.join(""), hashes: [...new Set(codes.map(hashOfScript))] };
}

/** What stands in the script whose tag is open at the end of one piece and goes on in the next; nothing where it is another tag, or names a file. */
function codeOfScript(before: string, after: string): string[] {
  if (!before.startsWith("<script", before.lastIndexOf("<"))) return [];
  const start = after.indexOf(">") + 1;
  const code = after.slice(start, after.indexOf("</script>", start));
  return code === "" ? [] : [code];
}
