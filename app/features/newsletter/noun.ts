import type { Noun } from "#lib/noun.ts";

/** What a mail to a subscriber is about: erased with them. */
export const subscriberSubject = (id: number) => `newslettersubscriber:${id}` as const;

export const newsletterIssueNoun = {
  entity: "newsletterissue",
  label: { en: "Newsletter", es: "Boletín" },
  editPath: (id) => `/admin/newsletter/issues/edit/${id}`,
} as const satisfies Noun;
