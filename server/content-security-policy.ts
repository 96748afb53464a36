import { hash } from "node:crypto";
import { frameOrigin } from "#lib/iframe-origin.ts";

type PolicyInputs = {
  /** What allows the inline scripts of a page: their hashes, or the nonce of its render. */
  inlineScripts: string[];
  /** Addresses of the map and the calculator that the site embeds. */
  frameSources: string[];
  /** Only `/embed/*` may be shown inside another site. */
  embeddable: boolean;
  development: boolean;
};

export function contentSecurityPolicy({ inlineScripts, frameSources, embeddable, development }: PolicyInputs): string {
  const scripts = development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...inlineScripts];
  const directives = {
    "default-src": ["'none'"],
    "script-src": scripts,
    // Positions that scripts compute (carousel, popovers) are style attributes.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
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
