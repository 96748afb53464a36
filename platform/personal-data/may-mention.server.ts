import { or, type SQL, sql } from "drizzle-orm";
import { normalizePerson, type Person } from "#lib/person.ts";

/** True of every text with the person in it, and of some others: what the database can say quickly. */
export function mayMention(text: SQL, person: Person): SQL | undefined {
  const { email, phone } = normalizePerson(person);
  // Databases differ in what the lower case of a letter outside ASCII is.
  const pattern = `%${email.replace(/[\\%_]/g, "\\$&").replace(/[^\0-\x7f]+/g, "%")}%`;
  return or(
    email === "" ? undefined : sql`lower(${text}) like ${pattern}`,
    phone === "" ? undefined : sql`regexp_replace(${text}, '[^0-9]', '', 'g') like ${`%${phone}%`}`,
  );
}
