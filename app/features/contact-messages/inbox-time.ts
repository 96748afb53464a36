const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** An instant as the person at the screen tells time. */
export const inboxTime = (instant: string) => format.format(new Date(instant));
