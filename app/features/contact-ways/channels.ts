/** How visitors can reach a person. The order is that of the numbers. */
export const channels = ["call", "whatsapp", "text", "email", "callMe", "write", "noName", "visit", "calendar"] as const;

export type Channel = (typeof channels)[number];

/** Counted when a visitor follows the link; the others when their form is stored. */
export const linkChannels = ["call", "whatsapp", "text", "email", "visit", "calendar"] as const satisfies readonly Channel[];

export type LinkChannel = (typeof linkChannels)[number];
