import { or, type SQL, sql } from "drizzle-orm";
import type { LocalizedText } from "#lib/localize.ts";
import { normalizePerson, type Person } from "#lib/person.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import type { Db } from "#platform/database/db.server.ts";

/** One place where something about a person is kept. */
export type Holding = { reference: string; title: string; excerpt: string; at: Date | null };

export type Counts = Record<string, number>;

/** What a feature keeps about a person. */
export type FoundRecords = {
  /** The person's own records, in the Trash too: erased completely. */
  ownIds: number[];
  holdings: Holding[];
  /** How many rows go with them, by name. */
  counts: Counts;
  /** The subjects of mail about these records. */
  mailSubjects: string[];
  /** Other people's records that mention the person: only the address and the number are erased there. */
  mentioningIds: number[];
  mentions: Holding[];
  /** Everything about the person's own records word for word, by name. */
  copy: Record<string, unknown>;
  /** Erases all of it in the transaction that it was found in. */
  erase: (actor: StaffActor) => Promise<{ counts: Counts; mentions: number }>;
};

/** How a feature that keeps data of visitors shows it, hands it over and erases it. */
export type PersonalDataSource = {
  /** The kind of its records, as mail, history and recorded reads name it. */
  entity: string;
  title: LocalizedText;
  /** What happens to the records when the person is erased. */
  note: LocalizedText;
  /** What was found, as part of a sentence. */
  summarize: (counts: Counts) => LocalizedText;
  /** The title of the column with the records' ids in the list of affected customers. */
  idsTitle: LocalizedText;
  /** What staff did when they read such records, by API call; the first pattern that matches counts. */
  reads: Array<[call: RegExp, sentence: LocalizedText]>;
  /** `formerIds` are records whose history says that they are the person's. */
  find: (db: Db, person: Person, formerIds: number[]) => Promise<FoundRecords>;
  /** Whose these records are; those that are gone are left out. */
  findContacts: (db: Db, ids: number[]) => Promise<Array<{ id: number; name: string; email: string; phone: string }>>;
};

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
