/** `answered` is shown as "Contacted"; `held` means suspected spam. */
export const leadStates = ["new", "answered", "applied", "won", "lost", "held"] as const;

export type LeadState = (typeof leadStates)[number];

/** The states that staff set, in order. A held message is released instead. */
export const workStates = ["new", "answered", "applied", "won", "lost"] as const satisfies readonly LeadState[];

export type WorkState = (typeof workStates)[number];
