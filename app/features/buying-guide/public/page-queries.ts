import { questionNames } from "#app/features/buying-guide/buying-check.ts";
import { situations } from "#app/features/buying-guide/documents.ts";
import type { PageQueries } from "#lib/page-query.ts";

export const pageQueries: PageQueries = {
  "/can-i-buy": { texts: questionNames },
  "/your-folder": { choices: situations },
};
