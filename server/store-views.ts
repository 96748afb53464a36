import { addPageViews } from "#app/features/reports/numbers/page-views.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { ViewCount } from "./view-count.ts";

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
  const timer = setInterval(store, minuteMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await store();
  };
}
