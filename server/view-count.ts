import { addMisses } from "#app/features/addresses/missed.server.ts";
import { isWorthKeeping } from "#app/features/addresses/missed-address.ts";
import { addUses } from "#app/features/addresses/uses.server.ts";
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

/** Counts by canonical path; paths beyond the limit are not counted. */
class PathCount {
  #counts = new Map<string, number>();
  readonly #maxPaths: number;

  constructor(maxPaths: number) {
    this.#maxPaths = maxPaths;
  }

  add(path: string, count = 1): void {
    const former = this.#counts.get(path);
    if (former !== undefined || this.#counts.size < this.#maxPaths) this.#counts.set(path, (former ?? 0) + count);
  }

  take(): Map<string, number> {
    const counts = this.#counts;
    this.#counts = new Map();
    return counts;
  }

  /** Counts that could not be stored. */
  giveBack(counts: Map<string, number>): void {
    for (const [path, count] of counts) this.add(path, count);
  }
}

/** What visitors opened, where a redirect led them, and what they did not find. */
export class ViewCount {
  /** More than the site has. */
  readonly views = new PathCount(5_000);
  readonly redirects = new PathCount(5_000);
  readonly misses = new PathCount(1_000);

  /** Runs for every page, so it must be cheap. */
  add(path: string, { status, headers }: Pick<CachedResponse, "status" | "headers">, request: RequestHead): void {
    const counts = status === 200 ? this.views : status === 301 ? this.redirects : status === 404 ? this.misses : undefined;
    if (!counts || (counts !== this.redirects && !headers["content-type"]?.startsWith("text/html"))) return;
    if (!isVisit(request.method, request.headers)) return;
    if (counts !== this.misses || isWorthKeeping(path)) counts.add(path);
  }
}

const minuteMs = 60_000;

type AddCounts = (db: Platform["db"], counts: ReadonlyMap<string, number>, now: Date) => Promise<void>;

/** Every minute, and once more on stop. */
export function storeViews({ db, log }: Pick<Platform, "db" | "log">, { views, redirects, misses }: ViewCount): () => Promise<void> {
  async function storeCounts(paths: PathCount, addCounts: AddCounts) {
    const counts = paths.take();
    try {
      await addCounts(db, counts, new Date());
    } catch (error) {
      paths.giveBack(counts);
      log.warn({ err: error }, "Page views could not be stored; they are counted on");
    }
  }
  async function store() {
    await storeCounts(views, addPageViews);
    await storeCounts(redirects, addUses);
    await storeCounts(misses, addMisses);
  }
  const timer = setInterval(store, minuteMs).unref();
  return async () => {
    clearInterval(timer);
    await store();
  };
}
