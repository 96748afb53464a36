import { getTableColumns, getTableName } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { AppError } from "#lib/errors.ts";
import type { Label } from "#lib/labels.ts";
import type { Noun } from "#lib/noun.ts";
import type { Permission } from "#lib/permissions.ts";
import { pick } from "#lib/pick.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { SensitiveParts } from "./sensitive-parts.server.ts";

export type ContentTable = PgTable & { version: AnyPgColumn; searchText: AnyPgColumn; updatedAt: AnyPgColumn; updatedBy: AnyPgColumn };

type FieldOf<T extends ContentTable> = string & keyof T["_"]["columns"];

export type State = Record<string, unknown>;

/** A field whose value is the key of another record, or null. `label` ends the sentence that it "names no …", "no corresponde a …". */
export type Reference<Field extends string = string> = { field: Field; to: AnyPgColumn; label: Label };

/** Records in a category: what they are called, which column holds the category, and which one their own name. */
export type CategoryUsers = { one: Label; many: Label; category: AnyPgColumn; name: AnyPgColumn; key: AnyPgColumn };

export type CategoryTree<Field extends string = string> = {
  /** The field that holds the parent category. */
  parent: Field;
  users: CategoryUsers;
};

export type RestoreAuthor = { actor: StaffActor; may: (permission: Permission) => boolean };

/**
 * Everything that a noun says about itself. Store, history, bin, restore, retention, search, the sweep of pictures, the gaps
 * in the Spanish and the description of the API all come from it; none of them knows a noun of its own.
 */
export type Definition<T extends ContentTable = ContentTable, Field extends string = FieldOf<T>> = Noun & {
  table: T;
  key: Field;
  /** The fields that say what a record is called, in their order. */
  names: Field[];
  /** What visitors may see: nothing that is not listed here. */
  public: Field[];
  /** The text fields that a list is searched by, their translations included. */
  searched: Field[];
  /** The fields that hold HTML: cleaned of everything that could run, in every language. */
  html: Field[];
  /** The fields that name a stored picture. */
  pictures: Field[];
  /** Columns of other tables that name a picture for such a record, such as one that was proposed: the picture is kept for them too. */
  pictureHolders?: AnyPgColumn[];
  /** The fields without HTML whose text may name a picture, by its address for example. */
  pictureTexts?: Field[];
  /** Which field says what the picture of another one shows. */
  pictureAlts?: Partial<Record<Field, Field>>;
  /** The fields that visitors read in Spanish; staff are told where it is missing or older than the English. */
  translatable: Field[];
  /** The fields that name other records, apart from pictures and the parent of a category. */
  references: Array<Reference<Field>>;
  /** The field that addresses are made from; no two records share one. */
  slug?: Field;
  /** For categories that stand in a tree. */
  tree?: CategoryTree<Field>;
  /** What in it decides where leads or money go, or is a legal text. */
  sensitive: SensitiveParts<Field>;
  /** What its history wants of its readers, and bringing a former state back of whoever does it. */
  permissions: { read: Permission; write: Permission };
  /** The addresses and numbers in it are an employee's or the company's: they stay when a visitor is erased. */
  hasBusinessContacts?: true;
  /** What has to be said about a former state before it comes back, such as a refusal. */
  guardRestore?: (tx: Db, restored: { before: State | undefined; state: State }, author: RestoreAuthor) => Promise<void>;
  /**
   * What has to be said about a change that is made in many records at once, such as a refusal. False leaves this one as it
   * is, because it can no longer be changed.
   */
  guardChange?: (tx: Db, change: { before: State; state: State }, author: RestoreAuthor) => Promise<boolean>;
  /** For `.catch`: says which value of a former state another record has taken since. */
  refuseTaken?: (error: unknown) => never;
} & EndOfLife;

/** Deletes records for good, with everything about them. */
type Purge = (tx: Db, ids: number[]) => Promise<unknown>;

/**
 * Content stays until staff delete it, and its former states for a time; of what was deleted only the history is left to purge.
 * A lead ends altogether, a time after the last contact.
 */
type EndOfLife = { retention: "content"; purge?: undefined } | { retention: "leads"; purge: Purge };

export function columnOf({ table }: Pick<Definition, "table">, field: string): AnyPgColumn {
  const column = getTableColumns(table)[field];
  if (!column) throw new Error(`${getTableName(table)} has no field ${field}`);
  return column;
}

/** What a query for visitors selects. */
export function publicColumnsOf<T extends ContentTable, Field extends FieldOf<T>>(definition: { table: T; public: Field[] }) {
  const columns: T["_"]["columns"] = getTableColumns(definition.table);
  return pick(columns, definition.public);
}

/** What a record is called, in one of its states. */
export const nameOf = ({ names }: Definition, state: State): string =>
  names
    .map((field) => state[field])
    .filter(Boolean)
    .join(" ");

export const findDefinition = (definitions: readonly Definition[], entity: string | undefined): Definition | undefined =>
  definitions.find((definition) => definition.entity === entity);

export const missingRecord = ({ label }: Pick<Noun, "label">, id: number): AppError =>
  new AppError("notFound", { en: `${label.en} ${id} does not exist`, es: `No se encontró «${label.es} ${id}»` });
