/**
 * The states of a subscriber. `pending` has not confirmed yet; `unsubscribed` and `bounced` are kept, so that neither an import nor
 * a stranger can bring them back: only the person can, by confirming a mail to that address.
 */
export const subscriberStates = ["pending", "subscribed", "unsubscribed", "bounced"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** The states of a sending. `paused` waits for staff, because most of its mails were refused; `cancelled` was stopped by staff. */
export const sendingStates = ["scheduled", "sending", "paused", "sent", "cancelled"] as const;
export type SendingState = (typeof sendingStates)[number];
