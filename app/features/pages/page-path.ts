/** The pages about single kinds of loans, by the last part of their address. */
const loanNames = ["conventional", "fha", "va", "usda", "jumbo", "itin", "down-payment-help-utah"];

const slugOf = (name: string) => `loans-${name}`;

/** The name under which staff find the content of `/loans/…`. */
export const findLoanSlug = (name: string): string | undefined => (loanNames.includes(name) ? slugOf(name) : undefined);

/** Where each of them is shown, by that name. */
export const loanPaths: Record<string, string> = Object.fromEntries(loanNames.map((name) => [slugOf(name), `/loans/${name}`]));

/** Where visitors find each page that has content, by its slug. */
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
};

/** Reachable for those who know its address; there is nothing on it to find yet. */
export const unlistedPaths: Record<string, string> = { "leadership-team": "/leadership-team" };

type Category = { webPageCategoryId: number; slug: string | null; parentId: number | null };

/** The page on which a category's sections are shown: its own, or that of the page that it is a part of. */
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
