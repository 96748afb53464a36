/** The mails about a visitor's message that the site sends by itself. */
export const messageMails = [
  "office",
  "officer",
  "acknowledgement",
  "assigned",
  "handedOver",
  "reminder",
  "escalation",
  "followUp",
  "wroteAgain",
  "contactGiven",
] as const;

export type MessageMail = (typeof messageMails)[number];
