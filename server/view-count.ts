import { addPageViews } from "#app/features/reports/numbers/page-views.server.ts";
import { isBrowser } from "#lib/user-agents.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { CachedResponse, RequestHead } from "./cached-response.ts";

/** Prefetches are not counted until the page reports its visit by a HEAD request (`server/page-script.ts`). Frames and scripts are not visits. */
export function isVisit(method: string, headers: Pick<Headers, "get">): boolean {
  if (headers.get("sec-purpose") !== null) return false;
  if (method === "HEAD") {
    if (headers.get("sec-fetch-site") !== "same-origin") return false;
  } else if (method !== "GET" || (headers.get("sec-fetch-dest") ?? "document") !== "document") return false;
  return isBrowser(headers.get("user-agent") ?? "");
}

/** More than the site has. */
const maxPages = 5_000;

/** By canonical path. */
export class ViewCount {
  #views = new Map<string, number>();

  /** Runs for every page, so it must be cheap. */
  add(path: string, { status, headers }: Pick<CachedResponse, "status" | "headers">, request: RequestHead): void {
    if (status !== 200 || !headers["content-type"]?.startsWith("text/html") || !isVisit(request.method, request.headers)) return;
    const views = this.#views.get(path);
    if (views !== undefined || this.#views.size < maxPages) this.#views.set(path, (views ?? 0) + 1);
  }

  take(): Map<string, number> {
    const views = this.#views;
    this.#views = new Map();
    return views;
  }

  /** Counts that could not be stored. */
  giveBack(views: Map<string, number>): void {
    for (const [path, count] of views) {
      const later = this.#views.get(path);
      if (later !== undefined || this.#views.size < maxPages) this.#views.set(path, (later ?? 0) + count);
    }
  }
}

const minuteMs = 60_000;

/** Every minute, and once more on stop. */
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
