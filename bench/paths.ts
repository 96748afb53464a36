import { calculatorNames } from "#app/features/calculators/kit/catalog.ts";

const english = [
  ...[
    "/",
    "/contact-us",
    "/leadership",
    "/leadership-team",
    "/privacy-policy",
    "/state-licensing",
    "/verify-us",
    "/services/refinance_information",
  ],
  ...[
    "/services/find-a-loan-officer",
    "/services/loan-officer/1/Marisol",
    "/services/first-time-homebuyers",
    "/services/homebuying-process",
  ],
  ...["/blog", "/blog/immigration-status-itin-and-home-loans", "/embed/mortgage-calculator"],
  ...["/ask", "/my-question", "/apply"],
  ...["/loans", "/loans/fha", "/loans/itin", "/can-i-buy", "/your-folder", "/assistance", "/glossary", "/questions", "/search"],
  ...["/calculators", ...calculatorNames.map((name) => `/calculators/${name}`)],
];

/** Every public page of the sample content, in both languages. */
export const publicPaths = [...english, ...english.map((path) => (path === "/" ? "/es" : `/es${path}`))];
