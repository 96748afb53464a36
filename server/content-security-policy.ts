import { frameOrigin } from "#lib/frame-origin.ts";

export type PolicyInputs = {
  scriptHashes: string[];
  /** Hosts of the map and the calculator that the site embeds. */
  frameSources: string[];
  /** Only `/embed/*` may be shown inside another site. */
  embeddable: boolean;
  development: boolean;
};

export function contentSecurityPolicy({ scriptHashes, frameSources, embeddable, development }: PolicyInputs): string {
  const scripts = development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...scriptHashes];
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
    "frame-src": ["'self'", ...frameSources.flatMap((source) => frameOrigin(source) ?? [])],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": [embeddable ? "*" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
