import { addDays } from "#lib/weeks.ts";

/** How many days before a file's last day staff are reminded. */
const noticeDays = 30;

type Expiring = { expiresOn: string | null };

/** Days are of the office's calendar; a file without a last day never expires. */
export const isExpiredOn = ({ expiresOn }: Expiring, day: string): boolean => expiresOn !== null && expiresOn < day;

export const lastDayToRemind = (today: string): string => addDays(today, noticeDays);

export const expiresSoon = ({ expiresOn }: Expiring, today: string): boolean => expiresOn !== null && expiresOn <= lastDayToRemind(today);
