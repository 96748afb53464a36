import { hash } from "node:crypto";
import { frameOrigin } from "#lib/iframe-origin.ts";

type PolicyInputs = {
  /** Their hashes, or the nonce of the render. */
  inlineScripts: string[];
  frameSources: string[];
  embeddable: boolean;
  development: boolean;
};

export function contentSecurityPolicy({ inlineScripts, frameSources, embeddable, development }: PolicyInputs): string {
  const scripts = development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...inlineScripts];
  const directives = {
    "default-src": ["'none'"],
    "script-src": scripts,
    // Scripts compute style attributes (carousel, popovers).
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": development ? ["'self'", "ws:"] : ["'self'"],
    "manifest-src": ["'self'"],
    // From settings: anything but a plain host must not become a directive.
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

export const hashOfScript = (code: string) => `'sha256-${hash("sha256", code, "base64")}'`;
