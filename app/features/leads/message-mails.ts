/** The mails about a visitor's message that the site writes by itself, as the inbox speaks of them. */
export const messageMails = [
  "office",
  "officer",
  "acknowledgement",
  "assigned",
  "handedOver",
  "reminder",
  "escalation",
  "followUp",
] as const;

export type MessageMail = (typeof messageMails)[number];
