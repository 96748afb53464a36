import { addPageViews } from "#app/features/reports/numbers/page-views.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { Answer, RequestHead } from "./cached-response.ts";

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

/** More pages than the site has: whatever makes more than that in a minute is no visitor. */
const maxPages = 5_000;

/** How often each page was visited since the counts were last taken: one entry per canonical path that has a page. */
export class ViewCount {
  #views = new Map<string, number>();

  /** On the way of every page: it may cost nothing but a look at the headers and one at the map. */
  add(path: string, { status, headers }: Pick<Answer, "status" | "headers">, request: RequestHead): void {
    if (status !== 200 || !headers["content-type"]?.startsWith("text/html") || !isVisit(request.method, request.headers)) return;
    const views = this.#views.get(path);
    if (views !== undefined || this.#views.size < maxPages) this.#views.set(path, (views ?? 0) + 1);
  }

  take(): Map<string, number> {
    const views = this.#views;
    this.#views = new Map();
    return views;
  }

  /** What could not be stored counts until it can. */
  giveBack(views: Map<string, number>): void {
    for (const [path, count] of views) {
      const later = this.#views.get(path);
      if (later !== undefined || this.#views.size < maxPages) this.#views.set(path, (later ?? 0) + count);
    }
  }
}

const minuteMs = 60_000;

/** Puts what was counted into the database every minute, and a last time when told to stop. */
export function storeViews({ db, log }: Pick<Platform, "db" | "log">, views: ViewCount): () => Promise<void> {
  async function store() {
    const counts = views.take();
    try {
      await addPageViews(db, counts, new Date());
    } catch (error) {
      views.giveBack(counts);
      log.warn({ err: error }, "Page views could not be stored; they are counted on");
    }
  }
  const timer = setInterval(store, minuteMs).unref();
  return async () => {
    clearInterval(timer);
    await store();
  };
}
