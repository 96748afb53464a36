/**
 * How someone stands to the newsletter. `pending` has not confirmed yet; `unsubscribed` and `bounced` are kept, so that
 * neither an import nor a stranger brings them back: only the person can, by a mail to that address.
 */
export const subscriberStates = ["pending", "subscribed", "unsubscribed", "bounced"] as const;

export type SubscriberState = (typeof subscriberStates)[number];
