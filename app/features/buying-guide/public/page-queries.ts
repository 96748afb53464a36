import { situations } from "#app/features/buying-guide/documents.ts";
import { questionNames } from "#app/features/buying-guide/questions.ts";
import type { PageQueries } from "#lib/page-query.ts";

export const pageQueries: PageQueries = {
  "/can-i-buy": { texts: [...questionNames, "price"] },
  "/can-i-buy/print": { texts: ["answers"] },
  "/your-folder": { choices: situations },
};
