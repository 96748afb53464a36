/**
 * How far a message has come. `answered` is what staff call contacted; `held` waits for someone to say that it is no spam.
 */
export const leadStates = ["new", "answered", "applied", "won", "lost", "held"] as const;

export type LeadState = (typeof leadStates)[number];

/** Those that staff set, in the order in which a lead goes through them. A held message is released instead. */
export const workStates = ["new", "answered", "applied", "won", "lost"] as const satisfies readonly LeadState[];

export type WorkState = (typeof workStates)[number];
