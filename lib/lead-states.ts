/**
 * How far a message has come. `answered` is what staff call contacted; `held` waits for someone to say that it is no spam.
 */
export const leadStates = ["new", "answered", "applied", "won", "lost", "held"] as const;

export type LeadState = (typeof leadStates)[number];
