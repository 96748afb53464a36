import { addDays } from "#lib/weeks.ts";

/** How many days before a program's last day staff are reminded, the shortest first. */
const noticeDays = [7, 30] as const;

/** Days are of the office's calendar. */
export const isValidOn = ({ validUntil }: { validUntil: string }, day: string): boolean => day <= validUntil;

/** The shortest notice period reached, 0 for a program past its last day, undefined for one that is not due yet. */
export function noticeWithin(program: { validUntil: string }, today: string): number | undefined {
  if (!isValidOn(program, today)) return 0;
  return noticeDays.find((days) => program.validUntil <= addDays(today, days));
}
