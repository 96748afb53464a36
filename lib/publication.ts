export const publicationActions = ["publish", "unpublish", "delete"] as const;
export type PublicationAction = (typeof publicationActions)[number];

export const statusAfter = { publish: "published", unpublish: "draft" } as const;

/** A published post with a future date is scheduled. */
export const postStates = ["draft", "scheduled", "published"] as const;
export type PostState = (typeof postStates)[number];
