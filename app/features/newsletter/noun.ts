import type { Noun } from "#lib/noun.ts";

export const subscriberEntity = "newslettersubscriber";

/** What a mail to a subscriber is about: erased with them. */
export const subscriberSubject = (id: number) => `${subscriberEntity}:${id}` as const;

/** Subscribers whose addresses a response contains. */
export const subscribersRead = (ids: readonly number[]) => [{ entity: subscriberEntity, ids }];

export const newsletterIssueNoun = {
  entity: "newsletterissue",
  label: { en: "Newsletter", es: "Boletín" },
  editPath: (id) => `/admin/newsletter/issues/edit/${id}`,
} as const satisfies Noun;
