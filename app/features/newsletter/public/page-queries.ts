import type { PageQueries } from "#lib/page-query.ts";

export const pageQueries: PageQueries = {
  "/newsletter/confirm": { texts: ["token"] },
  "/newsletter/unsubscribe": { texts: ["token"] },
};
