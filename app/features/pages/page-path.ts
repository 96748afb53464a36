/** Kinds of loans that have a page, by the last part of its address. */
const loanNames = ["conventional", "fha", "va", "usda", "jumbo", "itin", "down-payment-help-utah"];

const slugOf = (name: string) => `loans-${name}`;

export const findLoanSlug = (name: string): string | undefined => (loanNames.includes(name) ? slugOf(name) : undefined);

/** By slug. */
export const loanPaths: Record<string, string> = Object.fromEntries(loanNames.map((name) => [slugOf(name), `/loans/${name}`]));

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

type Category = { webPageCategoryId: number; slug: string | null; parentId: number | null };

/** The page that shows a category's sections: its own, or the one that it is a part of. */
export function pagePath(categories: Category[], id: number | null): string | undefined {
  const visitedIds = new Set<number>();
  for (let next = id; next !== null && !visitedIds.has(next); ) {
    visitedIds.add(next);
    const category = categories.find(({ webPageCategoryId }) => webPageCategoryId === next);
    if (!category) return undefined;
    const path = pagePaths[category.slug ?? ""] ?? unlistedPaths[category.slug ?? ""];
    if (path) return path;
    next = category.parentId;
  }
  return undefined;
}
