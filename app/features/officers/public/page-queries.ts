import { filterChoices } from "#app/features/officers/directory-search.ts";
import type { PageQueries } from "#lib/page-query.ts";

export const pageQueries: PageQueries = {
  "/services/find-a-loan-officer": { options: filterChoices, texts: ["search"] },
  // The answers of "Can I buy?", for the form.
  "/services/loan-officer/*": { texts: ["answers"] },
};
