import type { PageQueries } from "#lib/page-query.ts";

export const pageQueries: PageQueries = {
  "/questions": { texts: ["search"] },
  "/search": { texts: ["q"] },
};
