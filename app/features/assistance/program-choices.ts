/** Usually, a first-time buyer is anyone who has not owned a home in three years. */
export const firstTimeRules = ["required", "veterans-exempt", "exceptions", "not-required", "unknown"] as const;

export const fundingStates = ["open", "paused", "closed"] as const;

/** Limits that a program can lack. */
export const limitKinds = ["income", "price", "score"] as const;
