/** Negative for earlier; in a shorter month, its last day. */
export function addMonths(date: Date, months: number): Date {
  const movedDate = new Date(date);
  movedDate.setUTCDate(1);
  movedDate.setUTCMonth(movedDate.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(movedDate.getUTCFullYear(), movedDate.getUTCMonth() + 1, 0)).getUTCDate();
  movedDate.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return movedDate;
}
