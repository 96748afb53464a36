/** When a visitor would like to be called; `none` is whoever would rather be written to. */
export const callTimes = ["none", "any", "morning", "midday", "afternoon", "saturday"] as const;

export type CallTime = (typeof callTimes)[number];
