import { rulesByCalculator } from "#app/features/calculators/public/rules-by-calculator.ts";
import { askWays } from "#app/features/leads/answer-ways.ts";
import type { PageQueries } from "#lib/page-query.ts";

/** The calculation that a visitor attaches to a message. */
const calculation = ["calculator", ...new Set(Object.values(rulesByCalculator).flatMap(Object.keys))];

export const pageQueries: PageQueries = {
  "/contact-us": { texts: calculation },
  "/ask": { options: { by: askWays }, texts: ["about", ...calculation] },
};
