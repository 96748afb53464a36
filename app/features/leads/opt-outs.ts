export const contactChannels = ["call", "text", "whatsapp", "email"] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** Why an opt-out was undone; the audit log has no more than this. */
export const optInReasons = ["personAsked", "recordedByMistake"] as const;
export type OptInReason = (typeof optInReasons)[number];
