/** A code opens its question for this long after the last message. */
export const codeDays = 90;

/** Of the visitor's own texts in one thread. */
export const maxVisitorTexts = 30;
