import { rulesByCalculator } from "#app/features/calculators/public/rules-by-calculator.ts";
import type { PageQueries } from "#lib/page-query.ts";

/** The calculation or the answers that a visitor attaches to a message. */
const calculation = ["answers", "calculator", ...new Set(Object.values(rulesByCalculator).flatMap(Object.keys))];

export const pageQueries: PageQueries = {
  "/contact-us": { texts: calculation },
};
