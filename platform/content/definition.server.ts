import { getTableColumns, getTableName } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { AppError } from "#lib/errors.ts";
import type { Label } from "#lib/labels.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { Noun } from "#lib/noun.ts";
import type { Permission } from "#lib/permissions.ts";
import { pick } from "#lib/pick.ts";
import type { PublishPolicy } from "#lib/publish-policy.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { ContentActor, SensitiveParts } from "./sensitive-parts.server.ts";

export type ContentTable = PgTable & { version: AnyPgColumn; searchText: AnyPgColumn; updatedAt: AnyPgColumn; updatedBy: AnyPgColumn };

type FieldOf<T extends ContentTable> = string & keyof T["_"]["columns"];

export type State = Record<string, unknown>;

/** A field whose value is the key of another record, or null. `label` completes "names no …" and "no corresponde a …". */
export type Reference<Field extends string = string> = {
  field: Field;
  to: AnyPgColumn;
  label: Label;
  /** The other record contains this one: while it is new, both are published together. */
  isContainer?: true;
};

/** The records in a category: their noun, and the columns of their category, name and key. */
export type CategoryUsers = { one: Label; many: Label; category: AnyPgColumn; name: AnyPgColumn; key: AnyPgColumn };

export type CategoryTree<Field extends string = string> = {
  parent: Field;
  users: CategoryUsers;
};

/** A write: the states before and after it, and who made it. */
export type WrittenChange = { before: State | undefined; after: State | undefined; actor: ContentActor };

export type RestoreAuthor = { actor: StaffActor; may: (permission: Permission) => boolean };

/**
 * A kind of record. Store, history, bin, restore, retention, search, picture sweep, translation reports and API descriptions come
 * from it; none of them knows a kind by name.
 */
export type Definition<T extends ContentTable = ContentTable, Field extends string = FieldOf<T>> = Noun & {
  table: T;
  key: Field;
  /** The fields that make up a record's name. */
  names: Field[];
  /** What staff call a record, made of its name fields, where those are no words. */
  title?: (named: State) => LocalizedText | undefined;
  /** The only fields that visitors may see. */
  public: Field[];
  /** Text fields in the search text, with their translations. */
  searched: Field[];
  /** HTML fields: sanitized in every language. */
  html: Field[];
  /** Fields with the name of a stored picture. */
  pictures: Field[];
  /** Columns of other tables that name a picture for such a record, such as a proposed one: they keep the picture too. */
  pictureHolders?: AnyPgColumn[];
  /** Plain text fields that may name a picture, by its address for example. */
  pictureTexts?: Field[];
  /** Fields with the name of a stored file that is no picture. */
  files?: Field[];
  /** The field with the description of each picture field. */
  pictureAlts?: Partial<Record<Field, Field>>;
  /** Fields that visitors read in Spanish; reports list missing and stale translations. */
  translatable: Field[];
  /** Apart from pictures and the parent of a category. */
  references: Array<Reference<Field>>;
  /** The field that addresses are made from; unique. */
  slug?: Field;
  /** The fields that hide a record from visitors. A kind without them cannot be taken down. */
  whenTakenDown?: Partial<Record<Field, unknown>>;
  tree?: CategoryTree<Field>;
  /** What decides where leads or money go, or is a legal text. */
  sensitive: SensitiveParts<Field>;
  /** Needed to read its history, and to change it or restore a former state. */
  permissions: { read: Permission; write: Permission };
  /** Who may publish such records, as the owners chose. Without it, everyone who may write them. */
  readPublishPolicy?: (tx: Db) => Promise<PublishPolicy>;
  /** Fields that no page shows: changing them publishes nothing. */
  internal?: Field[];
  /** Its addresses and numbers are an employee's or the company's: they stay when a visitor is erased. */
  hasBusinessContacts?: true;
  /** Keeps what follows from such records in step, or refuses the write; in its transaction. */
  whenWritten?: (tx: Db, change: WrittenChange) => Promise<void>;
  /** May refuse to restore a state. */
  guardRestore?: (tx: Db, restored: { before: State | undefined; state: State }, author: RestoreAuthor) => Promise<void>;
  /** May refuse a change made to many records at once. False skips a record that can no longer be changed. */
  guardChange?: (tx: Db, change: { before: State; state: State }, author: RestoreAuthor) => Promise<boolean>;
  /** For `.catch`: names the value of a former state that another record has taken since. */
  refuseTaken?: (error: unknown) => never;
} & EndOfLife;

type Purge = (tx: Db, ids: number[]) => Promise<unknown>;

/** Content stays until staff delete it; then only its history is purged, after a time. Leads are purged some time after the last contact. */
type EndOfLife = { retention: "content"; purge?: undefined } | { retention: "leads"; purge: Purge };

export function columnOf({ table }: Pick<Definition, "table">, field: string): AnyPgColumn {
  const column = getTableColumns(table)[field];
  if (!column) throw new Error(`${getTableName(table)} has no field ${field}`);
  return column;
}

export function publicColumnsOf<T extends ContentTable, Field extends FieldOf<T>>(definition: { table: T; public: Field[] }) {
  const columns: T["_"]["columns"] = getTableColumns(definition.table);
  return pick(columns, definition.public);
}

export const nameOf = ({ names }: Definition, state: State): string =>
  names
    .map((field) => state[field])
    .filter(Boolean)
    .join(" ");

export const findDefinition = (definitions: readonly Definition[], entity: string | undefined): Definition | undefined =>
  definitions.find((definition) => definition.entity === entity);

export const missingRecord = ({ label }: Pick<Noun, "label">, id: number): AppError =>
  new AppError("notFound", { en: `${label.en} ${id} does not exist`, es: `No se encontró «${label.es} ${id}»` });
