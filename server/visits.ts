/**
 * Programs that read pages: what calls itself a bot, fetches by a library, or looks at links for a preview. Whoever wants to
 * pass for a person does; this is for the many that say what they are.
 */
const program =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|whatsapp\/|headless|lighthouse|pagespeed|monitor|uptime|scan|fetch|http-?client|httpx|okhttp|axios|curl|wget|python|java\/|go-http|ruby|perl|php|libwww|feed|archiver|validator/i;

/**
 * Whether a request is somebody's visit to a page. What a browser fetches ahead may never be looked at: when it is, the page says
 * so by asking for its own head (`server/page-script.ts`). Frames and scripts that ask for pages are no visits.
 */
export function isVisit(method: string, headers: Pick<Headers, "get">): boolean {
  if (headers.get("sec-purpose") !== null) return false;
  if (method === "HEAD") {
    if (headers.get("sec-fetch-site") !== "same-origin") return false;
  } else if (method !== "GET" || (headers.get("sec-fetch-dest") ?? "document") !== "document") return false;
  const userAgent = headers.get("user-agent") ?? "";
  return userAgent.startsWith("Mozilla/") && !program.test(userAgent);
}
