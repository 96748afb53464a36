import type { PageQueries } from "#lib/page-query.ts";

export const pageQueries: PageQueries = {
  "/blog": { choices: ["category", "page"] },
};
