import { definitions } from "#app/features/definitions.server.ts";
import { runDailyCleanup } from "#server/daily-cleanup.ts";

type Site = Omit<Parameters<typeof runDailyCleanup>[0], "definitions">;

/** The daily cleanup of a site on the embedded database, as if it were that time. */
export const cleanUp = (site: Site, now: Date) => runDailyCleanup({ ...site, definitions }, "embedded", now);
