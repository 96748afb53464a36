import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { columnOf, type Definition } from "#platform/content/definition.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import type { ImageStorage } from "#platform/images/storage.server.ts";

/** Files that are no pictures are stored beside these, in a folder of their own. */
const storedName = /^files\/[0-9a-f]{24}\.[a-z]{2,5}$/;

export const isStoredFile = (name: string): boolean => storedName.test(name);

/** Under a name that no file had before, as for pictures: the file behind a name never changes, and the sweep can't remove a new upload. */
export async function storeFile(storage: ImageStorage, bytes: Uint8Array, extension: string): Promise<string> {
  const name = `files/${randomBytes(12).toString("hex")}.${extension}`;
  await storage.write(name, bytes);
  return name;
}

const fileFields = (definitions: readonly Definition[]) =>
  definitions.flatMap((definition) => (definition.files ?? []).map((field) => ({ definition, field })));

/** The files that records name, as they are now. */
export async function listNamedFiles(db: Db, definitions: readonly Definition[]): Promise<Array<{ entity: string; name: string }>> {
  const found: Array<{ entity: string; name: string }> = [];
  for (const { definition, field } of fileFields(definitions)) {
    const rows = await db.selectDistinct({ name: sql<string>`${columnOf(definition, field)}` }).from(definition.table);
    found.push(...rows.map(({ name }) => ({ entity: definition.entity, name })));
  }
  return found;
}

/** The files that a record, a draft or a revision that can be restored names. */
export async function listNeededFiles(db: Db, definitions: readonly Definition[]): Promise<Set<string>> {
  const names = (await listNamedFiles(db, definitions)).map(({ name }) => name);
  for (const { definition, field } of fileFields(definitions)) {
    const former = sql<string>`${revisions.state} ->> ${field}::text`.as("name");
    const drafted = sql<string>`${draftParts.fields} ->> ${field}::text`.as("name");
    const rows = await union(
      db.select({ name: former }).from(revisions).where(eq(revisions.entity, definition.entity)),
      db
        .select({ name: drafted })
        .from(draftParts)
        .where(and(eq(draftParts.entity, definition.entity), isNotNull(sql`${draftParts.fields} ->> ${field}::text`))),
    );
    names.push(...rows.map(({ name }) => name));
  }
  return new Set(names);
}
