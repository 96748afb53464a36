import { rulesByCalculator } from "#app/features/calculators/public/rules-by-calculator.ts";
import { askWays } from "#app/features/leads/answer-ways.ts";
import type { PageQueries } from "#lib/page-query.ts";

/** The calculation or the answers that a visitor attaches to a message. */
const attachmentParameters = ["answers", "calculator", ...new Set(Object.values(rulesByCalculator).flatMap(Object.keys))];

export const pageQueries: PageQueries = {
  "/contact-us": { texts: attachmentParameters },
  // A link from a page has `about`, any path of the site: too many variants to store, and a visitor's way through the site.
  "/ask": { options: { by: askWays }, texts: ["about", "topic", ...attachmentParameters] },
};
