/**
 * How far an issue of the newsletter has come. `paused` waits for staff, because most of its mails were refused; `cancelled`
 * was stopped on the way.
 */
export const sendingStates = ["scheduled", "sending", "paused", "sent", "cancelled"] as const;

export type SendingState = (typeof sendingStates)[number];
