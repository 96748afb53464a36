/** Where a review was written. An empty text is not known yet. */
export const reviewSources = ["", "google", "facebook", "zillow", "yelp", "website", "letter", "message"] as const;
export type ReviewSource = (typeof reviewSources)[number];

/** Sources that no visitor can open. */
const privateSources: readonly ReviewSource[] = ["letter", "message"];

export const isOnWebsite = (source: ReviewSource): boolean => source !== "" && !privateSources.includes(source);

/** What connects the customer to the company besides a loan. */
export const reviewRelations = ["none", "compensated", "insider"] as const;
export type ReviewRelation = (typeof reviewRelations)[number];

export const reviewStatuses = ["draft", "published"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
