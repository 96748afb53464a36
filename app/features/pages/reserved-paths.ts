import type { LocalizedText } from "#lib/localize.ts";
import { fixedPaths } from "./page-path.ts";

/** First parts of addresses that the site itself serves, or that may be confused with them. A test compares them with the routes. */
export const reservedSegments = new Set([
  ...["admin", "api", "assets", "resources", "embed", "preview", "icons", "share", "es", "en", "documents", "healthz", "readyz", "metrics"],
  ...["contact-us", "ask", "my-question", "leadership", "leadership-team", "privacy-policy", "state-licensing", "verify-us", "services"],
  ...["loans", "calculators", "apply", "assistance", "can-i-buy", "your-folder", "blog", "glossary", "questions", "search", "newsletter"],
]);

/** Addresses below these belong to articles, officers and the like. */
const takenBelow = ["/blog", "/services/loan-officer", "/newsletter", "/can-i-buy", "/calculators", "/documents"];

/** The site's own pages keep their addresses also while their records are deleted. */
const sitePaths = new Set(Object.values(fixedPaths));

/** As typed: lower-case letters, digits and hyphens, so that a path needs no encoding. */
export const addressPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const longestPath = 300;

/** Why a page cannot have this path; `undefined` where it can. */
export function findPathProblem(path: string): LocalizedText | undefined {
  if (path.length > longestPath)
    return {
      en: `The whole address may have at most ${longestPath} characters`,
      es: `La dirección completa puede tener como máximo ${longestPath} caracteres`,
    };
  const [, first = "", ...below] = path.split("/");
  if (sitePaths.has(path) || (below.length === 0 && reservedSegments.has(first)))
    return {
      en: `The site uses the address “${path}” itself; choose another one`,
      es: `El sitio ya usa la dirección «${path}»; elija otra`,
    };
  const taken = takenBelow.find((start) => path.startsWith(`${start}/`));
  if (taken)
    return {
      en: `Addresses below “${taken}” belong to other content; choose another parent page`,
      es: `Las direcciones debajo de «${taken}» pertenecen a otro contenido; elija otra página superior`,
    };
  return undefined;
}
