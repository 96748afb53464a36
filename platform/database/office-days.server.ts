import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { timeZone } from "#lib/dates.ts";

/** A day begins when it does on the office's wall, also where the clocks were changed the day before. */
const midnight = (day: string, later = 0) => sql`(${day}::date + ${later}::int)::timestamp at time zone ${sql.raw(`'${timeZone}'`)}`;

/** Whether an instant lies on or between two days of the office's calendar; a day that is left out is no bound. */
export const isOnOfficeDays = (
  instant: SQLWrapper,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL | undefined =>
  and(
    from === undefined ? undefined : sql`${instant} >= ${midnight(from)}`,
    to === undefined ? undefined : sql`${instant} < ${midnight(to, 1)}`,
  );
