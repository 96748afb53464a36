/** The kinds of messages that the inbox shows, and the orders it shows them in. */
export const inboxStates = ["all", "new", "answered", "held", "failed"] as const;
export type InboxState = (typeof inboxStates)[number];

export const inboxOrders = ["newest", "oldest", "name", "nameBackwards"] as const;
export type InboxOrder = (typeof inboxOrders)[number];

/** Mail that still waits after this many tries is late. */
export const triesBeforeTrouble = 3;
