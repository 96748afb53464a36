import type { Answer, RequestHead } from "./cached-response.ts";
import { isVisit } from "./visits.ts";

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
