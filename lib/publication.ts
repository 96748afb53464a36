/** What staff do to several records at once that visitors may or may not read. */
export const publicationActions = ["publish", "unpublish", "delete"] as const;
export type PublicationAction = (typeof publicationActions)[number];

export const statusAfter = { publish: "published", unpublish: "draft" } as const;

/** How a post stands: a published one whose time has not come is scheduled. */
export const postStates = ["draft", "scheduled", "published"] as const;
export type PostState = (typeof postStates)[number];
