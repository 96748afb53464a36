/** The ways in which someone can be written to or called, and may ask not to be. */
export const contactChannels = ["call", "text", "email"] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** Why someone may be contacted again after all; the record of it says no more than this. */
export const optInReasons = ["personAsked", "recordedByMistake"] as const;
export type OptInReason = (typeof optInReasons)[number];
