import { or, type SQL, sql } from "drizzle-orm";
import type { LocalizedText } from "#lib/localize.ts";
import { normalizePerson, type Person } from "#lib/person.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import type { Db } from "#platform/database/db.server.ts";

/** One place where data about a person is stored. */
export type Holding = { reference: string; title: string; excerpt: string; at: Date | null };

export type Counts = Record<string, number>;

export type FoundRecords = {
  /** The person's own records, including the Trash: erased completely. */
  ownIds: number[];
  holdings: Holding[];
  counts: Counts;
  mailSubjects: string[];
  /** Other people's records that mention the person: only the address and the number are erased there. */
  mentioningIds: number[];
  mentions: Holding[];
  /** A full copy of the person's own records, by name. */
  copy: Record<string, unknown>;
  /** Runs in the transaction of `find`. */
  erase: (actor: StaffActor) => Promise<{ counts: Counts; mentions: number }>;
};

/** How a feature shows, exports and erases its data of visitors. */
export type PersonalDataSource = {
  /** The kind of its records, in mail, history and recorded reads. */
  entity: string;
  title: LocalizedText;
  note: LocalizedText;
  summarize: (counts: Counts) => LocalizedText;
  idsTitle: LocalizedText;
  /** Describes a read by its API call; the first matching pattern counts. */
  reads: Array<[call: RegExp, sentence: LocalizedText]>;
  /** `formerIds` are records that were the person's according to the history. */
  find: (db: Db, person: Person, formerIds: number[]) => Promise<FoundRecords>;
  /** The people of these records; deleted ones are left out. */
  findContacts: (db: Db, ids: number[]) => Promise<Array<{ id: number; name: string; email: string; phone: string }>>;
};

/** A fast condition that is true for every text that mentions the person, and for some others. */
export function mayMention(text: SQL, person: Person): SQL | undefined {
  const { email, phone } = normalizePerson(person);
  // Databases differ in lower-casing letters outside ASCII.
  const pattern = `%${email.replace(/[\\%_]/g, "\\$&").replace(/[^\0-\x7f]+/g, "%")}%`;
  return or(
    email === "" ? undefined : sql`lower(${text}) like ${pattern}`,
    phone === "" ? undefined : sql`regexp_replace(${text}, '[^0-9]', '', 'g') like ${`%${phone}%`}`,
  );
}
