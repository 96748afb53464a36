/** Bots, HTTP libraries and link previews that identify themselves. */
const program =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|whatsapp\/|headless|lighthouse|pagespeed|monitor|uptime|scan|fetch|http-?client|httpx|okhttp|axios|curl|wget|python|java\/|go-http|ruby|perl|php|libwww|feed|archiver|validator/i;

/** Whether a person's browser says so. */
export const isBrowser = (userAgent: string) => userAgent.startsWith("Mozilla/") && !program.test(userAgent);
