import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { timeZone } from "#lib/dates.ts";

/** Midnight in the office's time zone, also around a change of the clocks. */
const midnight = (day: string, later = 0) => sql`(${day}::date + ${later}::int)::timestamp at time zone ${sql.raw(`'${timeZone}'`)}`;

/** Whether an instant is on or between two days of the office's calendar, both optional. */
export const isOnOfficeDays = (
  instant: SQLWrapper,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL | undefined =>
  and(
    from === undefined ? undefined : sql`${instant} >= ${midnight(from)}`,
    to === undefined ? undefined : sql`${instant} < ${midnight(to, 1)}`,
  );
