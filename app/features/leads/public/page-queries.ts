import { rulesByCalculator } from "#app/features/calculators/public/rules-by-calculator.ts";
import type { PageQueries } from "#lib/page-query.ts";

export const pageQueries: PageQueries = {
  // The calculation that a visitor attaches to a message.
  "/contact-us": { texts: ["calculator", ...new Set(Object.values(rulesByCalculator).flatMap(Object.keys))] },
};
