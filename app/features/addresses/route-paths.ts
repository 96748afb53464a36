import { calculatorNames, calculatorPath } from "#app/features/calculators/kit/catalog.ts";

/** English paths that the site itself serves and no page record has. A test compares them with the routes. */
const fixedPaths = new Set([
  ...calculatorNames.map(calculatorPath),
  ...["/ask", "/my-question", "/calculators", "/apply", "/assistance", "/can-i-buy", "/can-i-buy/print", "/your-folder", "/search"],
  ...["/newsletter", "/newsletter/confirm", "/newsletter/unsubscribe", "/embed/mortgage-calculator", "/blog/rss.xml"],
  ...["/sitemap.xml", "/robots.txt", "/.well-known/security.txt"],
]);

/** Files that come with the program, and stored pictures: looked after elsewhere. */
const files = /^\/(?:assets|resources|icons|share)\/|^\/(?:favicon\.svg|apple-touch-icon\.png|site\.webmanifest|logo[^/]*\.svg)$/;

/** Whether the site itself serves this English path, regardless of the content. Posts, officers and documents have routes too, but may not exist. */
export const isFixedPath = (path: string): boolean => fixedPaths.has(path) || files.test(path);

/** Paths of posts, officers and documents: a record decides whether there is a page. */
export const recordPath =
  /^\/(?:blog\/(?<slug>[^/]+)|services\/loan-officer\/(?<officer>[^/]+)(?:\/[^/]+)?|documents\/(?<document>[0-9]+)\/[^/]+)$/;
