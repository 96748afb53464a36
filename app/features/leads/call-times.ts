export const callTimes = ["none", "any", "morning", "midday", "afternoon", "saturday"] as const;

export type CallTime = (typeof callTimes)[number];
