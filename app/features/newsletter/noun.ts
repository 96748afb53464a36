/** What a mail to a subscriber is about: erased with them. */
export const subscriberSubject = (id: number) => `newslettersubscriber:${id}` as const;
