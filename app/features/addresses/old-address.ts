import { canonicalPath } from "#lib/canonical-path.ts";
import { isHttpUrl } from "#lib/fields.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { maxTargetLength } from "./redirect-target.ts";

export const maxPathLength = 300;

type OldAddress = { path: string } | { problem: LocalizedText };

const tooLong: LocalizedText = {
  en: `may have at most ${maxPathLength} characters`,
  es: `puede tener como máximo ${maxPathLength} caracteres`,
};

/** Addresses that never reach a page, most by their first part. */
const outsidePages = /^\/(?:(?:api|admin|assets|resources|healthz|readyz|metrics|__manifest)(?:[/.]|$)|preview$)/;

/** An address of this or a former site as requests spell it: the path alone, canonical. Takes a path or a whole URL. */
export function readOldAddress(text: string): OldAddress {
  const given = text.trim();
  // A cell of a file may be as long as the file; its canonical path would take a second.
  if (given.length > maxTargetLength) return { problem: tooLong };
  const rest = isHttpUrl(given) ? given.replace(/^https?:\/\/[^/?#]*/i, "") || "/" : given;
  if (!rest.startsWith("/"))
    return { problem: { en: "must start with a slash, such as /our-team.html", es: "debe empezar con una diagonal, como /equipo.html" } };
  const path = canonicalPath(rest.replace(/[?#].*$/s, ""));
  if (path.length > maxPathLength) return { problem: tooLong };
  if (outsidePages.test(path) || path.endsWith(".data"))
    return { problem: { en: "is an address that the program itself uses", es: "es una dirección que usa el propio programa" } };
  return { path };
}
