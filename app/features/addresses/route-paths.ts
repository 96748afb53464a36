/** English paths that the site's code answers and no page record has. A test compares them with the routes. */
const fixedPaths = new Set([
  ...["/ask", "/my-question", "/calculators", "/apply", "/assistance", "/can-i-buy", "/can-i-buy/print", "/your-folder", "/search"],
  ...["/newsletter", "/newsletter/confirm", "/newsletter/unsubscribe", "/embed/mortgage-calculator", "/blog/rss.xml"],
  ...["/sitemap.xml", "/robots.txt", "/.well-known/security.txt"],
]);

/** Files that come with the program, stored pictures and documents: looked after elsewhere. */
const files = /^\/(?:assets|resources|icons|share|documents)\/|^\/(?:favicon\.svg|apple-touch-icon\.png|site\.webmanifest|logo[^/]*\.svg)$/;

const calculators = /^\/calculators\/[a-z-]+$/;

export const isFile = (path: string): boolean => files.test(path);

/** Whether the site's code answers this English path, whatever the content. Posts and officers have routes too, but may not exist. */
export const isFixedPath = (path: string): boolean => fixedPaths.has(path) || calculators.test(path) || isFile(path);

/** Paths of posts and officers: a record decides whether there is a page. */
export const recordPath = /^\/(?:blog\/(?<slug>[^/]+)|services\/loan-officer\/(?<officer>[^/]+)(?:\/[^/]+)?)$/;
