/** Kinds of loans that have a page, by the last part of its address. */
export const loanNames = ["conventional", "fha", "va", "usda", "jumbo", "itin", "down-payment-help-utah"];

const slugOf = (name: string) => `loans-${name}`;

/** By slug. */
export const loanPaths: Record<string, string> = Object.fromEntries(loanNames.map((name) => [slugOf(name), `/loans/${name}`]));

export const findLoanSlug = (path: string): string | undefined => Object.keys(loanPaths).find((slug) => loanPaths[slug] === path);

/** The addresses of the pages that have content, by slug. */
export const pagePaths: Record<string, string> = {
  home: "/",
  leadership: "/leadership",
  glossary: "/glossary",
  questions: "/questions",
  "find-a-loan-officer": "/services/find-a-loan-officer",
  "homebuying-process": "/services/homebuying-process",
  "refinance-information": "/services/refinance_information",
  "first-time-homebuyers": "/services/first-time-homebuyers",
  "contact-us": "/contact-us",
  loans: "/loans",
  ...loanPaths,
  blog: "/blog",
  "privacy-policy": "/privacy-policy",
  "state-licensing": "/state-licensing",
  "verify-us": "/verify-us",
};

/** Reachable, but not listed anywhere: there is nothing on it yet. */
export const unlistedPaths: Record<string, string> = { "leadership-team": "/leadership-team" };

/** The addresses that never change, by slug. */
export const fixedPaths: Record<string, string> = { ...pagePaths, ...unlistedPaths };
