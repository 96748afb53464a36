/** The same day and time so many months later, or earlier for a negative number; the last day of a month that is too short for it. */
export function addMonths(date: Date, months: number): Date {
  const movedDate = new Date(date);
  movedDate.setUTCDate(1);
  movedDate.setUTCMonth(movedDate.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(movedDate.getUTCFullYear(), movedDate.getUTCMonth() + 1, 0)).getUTCDate();
  movedDate.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return movedDate;
}
