import { and, desc, eq, getTableColumns, type InferInsertModel, type InferSelectModel } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { AppError } from "#lib/errors.ts";
import { searchTextOf } from "#lib/search-text.ts";
import { keptTranslations, type Translations } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { cleanHtmlFields } from "#platform/html.server.ts";
import { noteWithdrawal } from "./content-changes.server.ts";
import { type ContentTable, columnOf, type Definition, missingRecord } from "./definition.server.ts";
import { offerDescriptions } from "./picture-descriptions.server.ts";
import { enforcePublishPolicy } from "./publish-policy.server.ts";
import { rebaseDrafts } from "./rebase-drafts.server.ts";
import { referencesOf, refuseMissing } from "./references.server.ts";
import { announceSensitiveChange, type ContentActor, checkSensitiveChange } from "./sensitive-parts.server.ts";
import { revisions } from "./tables/revisions.server.ts";
import { isTextEdit } from "./text-edit.server.ts";

export type Actor = ContentActor;

type Action = (typeof revisions.$inferSelect)["action"];

type AnyRow = Record<string, unknown> & { version: number; translations?: Translations };

/** A stored state for today's columns. JSON has no dates. */
function reviveState(state: Record<string, unknown>, columns: Record<string, AnyPgColumn>): Record<string, unknown> {
  const knownFields = Object.entries(state).filter(([name]) => name in columns);
  return Object.fromEntries(
    knownFields.map(([name, value]) => [name, columns[name]?.dataType === "date" && typeof value === "string" ? new Date(value) : value]),
  );
}

/** The writes of a content table. Each stores a revision in the same transaction, increments `version` and updates the search text. */
export function contentStore<T extends ContentTable>(definition: Definition<T, string>) {
  type Row = Omit<InferSelectModel<T>, "searchText">;
  type Values = Omit<InferInsertModel<T>, "version" | "searchText" | "createdAt" | "updatedAt" | "updatedBy">;
  const { entity, key, searched, html } = definition;
  const { label } = definition;
  const references = referencesOf(definition);
  const isContent = definition.retention === "content";

  // Drizzle cannot follow a table that is a type parameter: inside, rows are records; outside, they are typed.
  const table: PgTable = definition.table;
  const { searchText: _, ...columns } = getTableColumns(definition.table);
  const selection = columns as Record<string, AnyPgColumn>;
  const idColumn = columnOf(definition, key);
  const asRow = (row: AnyRow) => row as unknown as Row;

  function searchTextFor(row: Record<string, unknown> & { translations?: Translations }): string {
    const ownTexts = searched.map((field) => row[field] as string | null);
    const spanish = searched.map((field) => row.translations?.es?.[field]);
    return searchTextOf([...ownTexts, ...spanish]);
  }

  /** Stores the revisions of a write, which a policy may still refuse. */
  async function record(tx: Db, action: Action, rows: AnyRow[], actor: Actor, before?: AnyRow) {
    const { userId, publication } = actor;
    const states = rows.map((row) => ({
      entity,
      entityId: Number(row[key]),
      action,
      version: row.version,
      state: row,
      userId,
      publication,
    }));
    await tx.insert(revisions).values(states);
    await enforcePublishPolicy(tx, definition, { before, rows }, actor);
  }

  async function find(db: Db, id: number): Promise<Row | undefined> {
    const [row] = await db.select(selection).from(table).where(eq(idColumn, id));
    return row && asRow(row as AnyRow);
  }

  async function get(db: Db, id: number): Promise<Row> {
    const row = await find(db, id);
    if (!row) throw missingRecord(definition, id);
    return row;
  }

  /** `formerState` is the last state of a record that is restored. */
  async function insert(
    tx: Db,
    given: Array<Record<string, unknown>>,
    actor: Actor,
    action: Action,
    formerState?: Record<string, unknown>,
  ): Promise<Row[]> {
    if (given.length === 0) return [];
    const cleanRecords: Array<Record<string, unknown>> = [];
    // One by one: cleaning a long text yields to other requests.
    for (const values of given) cleanRecords.push(await cleanHtmlFields(values, html));
    const sensitiveFields = cleanRecords.map((after) => checkSensitiveChange(definition, { before: formerState, after }, actor));
    await refuseMissing(tx, references, ...cleanRecords);
    const newRows = cleanRecords.map((values) => {
      const translations = "translations" in columns && action === "create" ? { translations: keptTranslations({}, values) } : {};
      return { ...values, ...translations, searchText: searchTextFor(values), updatedBy: actor.userId };
    });
    const rows = (await tx.insert(table).values(newRows).returning(selection)) as AnyRow[];
    await record(tx, action, rows, actor);
    for (const [index, row] of rows.entries()) {
      await definition.whenWritten?.(tx, { before: undefined, after: row, actor });
      await offerDescriptions(tx, definition, row);
      // A record with an id of its own was drafted or deleted before.
      if (isContent && given[index]?.[key] !== undefined)
        await rebaseDrafts(tx, { entity, id: Number(row[key]) }, undefined, row, actor.publication);
      await announceSensitiveChange(tx, definition, Number(row[key]), sensitiveFields[index] ?? [], actor);
    }
    return rows.map(asRow);
  }

  async function insertOne(
    tx: Db,
    given: Record<string, unknown>,
    actor: Actor,
    action: Action,
    formerState?: Record<string, unknown>,
  ): Promise<Row> {
    const [row] = await insert(tx, [given], actor, action, formerState);
    if (!row) throw new Error("An insert returned no row");
    return row;
  }

  /** A message that waited for the database has its own `createdAt`. */
  const create = (tx: Db, values: Values & { createdAt?: Date }, actor: Actor) => insertOne(tx, values, actor, "create");

  /** Inserts rows and revisions with one statement each. */
  const createAll = (tx: Db, records: Values[], actor: Actor) => insert(tx, records, actor, "create");

  async function readToChange(tx: Db, id: number): Promise<AnyRow | undefined> {
    const [row] = await tx.select(selection).from(table).where(eq(idColumn, id)).for("update");
    return row as AnyRow | undefined;
  }

  /** Locks the row until this transaction ends; refuses another version than the given one. */
  async function lockRow(tx: Db, id: number, version: number | undefined): Promise<AnyRow> {
    const row = await readToChange(tx, id);
    if (!row) throw missingRecord(definition, id);
    if (version === undefined || version === row.version) return row;
    throw new AppError(
      "conflict",
      {
        en: `${label.en} was changed by someone else since you opened it`,
        es: `Otra persona cambió este registro («${label.es}») después de que usted lo abrió`,
      },
      { current: row },
    );
  }

  async function change(tx: Db, before: AnyRow, patch: Record<string, unknown>, actor: Actor, action: Action): Promise<Row> {
    // An undefined field was not given.
    const givenFields = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
    const { [key]: _id, ...changes } = await cleanHtmlFields(givenFields, html);
    const sensitiveFields = checkSensitiveChange(definition, { before, after: { ...before, ...changes } }, actor);
    await refuseMissing(tx, references, changes);
    const stamp = { version: before.version + 1, updatedAt: new Date(), updatedBy: actor.userId };
    // A restored state stays as it was; every other change marks stale Spanish texts.
    const translations = "translations" in columns && action !== "restore" ? { translations: keptTranslations(before, changes) } : {};
    const values = { ...changes, ...translations, ...stamp, searchText: searchTextFor({ ...before, ...changes }) };
    const [row] = (await tx.update(table).set(values).where(eq(idColumn, before[key])).returning(selection)) as AnyRow[];
    if (!row) throw new Error("An update returned no row");
    await record(tx, action, [row], actor, before);
    if (isContent && (sensitiveFields.length > 0 || !isTextEdit(definition, before, row))) await noteWithdrawal(tx);
    await definition.whenWritten?.(tx, { before, after: row, actor });
    await offerDescriptions(tx, definition, row);
    if (isContent) await rebaseDrafts(tx, { entity, id: Number(row[key]) }, before, row, actor.publication);
    await announceSensitiveChange(tx, definition, Number(row[key]), sensitiveFields, actor);
    return asRow(row);
  }

  async function update(tx: Db, id: number, patch: Partial<Values>, actor: Actor, version?: number): Promise<Row> {
    return change(tx, await lockRow(tx, id, version), patch, actor, "update");
  }

  /** Restores a former state: as the next version, or under its own id if the record was deleted. */
  async function restore(tx: Db, id: number, state: Record<string, unknown>, lastVersion: number, actor: Actor): Promise<Row> {
    const values = reviveState(state, selection);
    const existingRow = await readToChange(tx, id);
    if (existingRow) {
      const { [key]: _id, version: _version, createdAt: _created, ...patch } = values;
      return change(tx, existingRow, patch, actor, "restore");
    }
    const restored = { ...values, [key]: id, version: lastVersion + 1, updatedAt: new Date() };
    return insertOne(tx, restored, actor, "restore", await findLastState(tx, id));
  }

  async function findLastState(tx: Db, id: number): Promise<Record<string, unknown> | undefined> {
    const [last] = await tx
      .select({ state: revisions.state })
      .from(revisions)
      .where(and(eq(revisions.entity, entity), eq(revisions.entityId, id)))
      .orderBy(desc(revisions.revisionId))
      .limit(1);
    return last && reviveState(last.state, selection);
  }

  async function remove(tx: Db, id: number, actor: Actor, version?: number): Promise<Row> {
    const row = await lockRow(tx, id, version);
    const sensitiveFields = checkSensitiveChange(definition, { before: row, after: undefined }, actor);
    await tx.delete(table).where(eq(idColumn, id));
    await record(tx, "delete", [row], actor);
    if (isContent) await noteWithdrawal(tx);
    await definition.whenWritten?.(tx, { before: row, after: undefined, actor });
    await announceSensitiveChange(tx, definition, id, sensitiveFields, actor);
    return asRow(row);
  }

  const lock = async (tx: Db, id: number, version?: number) => asRow(await lockRow(tx, id, version));

  return { columns, find, get, lock, create, createAll, update, remove, restore };
}
