import { loanPaths } from "./loan-pages.ts";

/** Where visitors find the pages that code lays out; the others are under their own name. */
const places: Record<string, string> = {
  home: "/",
  glossary: "/glossary",
  questions: "/questions",
  "find-a-loan-officer": "/services/find-a-loan-officer",
  "first-time-homebuyers": "/services/first-time-homebuyers",
  "homebuying-process": "/services/homebuying-process",
  "refinance-information": "/services/refinance_information",
  leadership: "/leadership",
  "leadership-team": "/leadership-team",
  "contact-us": "/contact-us",
  "privacy-policy": "/privacy-policy",
  "state-licensing": "/state-licensing",
  blog: "/blog",
  loans: "/loans",
  ...loanPaths,
};

type PlacedCategory = { webPageCategoryId: number; slug: string | null; parentId: number | null };

/** The page on which a category's sections are shown: its own, or that of the page that it is a part of. */
export function pagePath(categories: PlacedCategory[], id: number | null): string | undefined {
  const visitedIds = new Set<number>();
  for (let next = id; next !== null && !visitedIds.has(next); ) {
    visitedIds.add(next);
    const category = categories.find(({ webPageCategoryId }) => webPageCategoryId === next);
    if (!category) return undefined;
    const place = places[category.slug ?? ""];
    if (place) return place;
    next = category.parentId;
  }
  return undefined;
}
