import type { PageQueries } from "#lib/page-query.ts";

export const pageQueries: PageQueries = { "/apply": { choices: ["officer"] } };
