import { asc } from "drizzle-orm";
import { officeDay } from "#lib/dates.ts";
import { pick } from "#lib/pick.ts";
import { type Language, translateRow, withoutTranslations } from "#lib/translations.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { documentDefinition } from "./definition.server.ts";
import { isExpiredOn } from "./expiry.ts";
import type { DocumentInput } from "./schema.ts";
import { documents } from "./tables/documents.server.ts";
import type { FileFacts } from "./upload.server.ts";

const library = contentStore(documentDefinition);

const mostDocuments = 1_000;

export const listLibrary = (db: Db, filterKey: string) =>
  db
    .select(library.columns)
    .from(documents)
    .where(hasWords(documents.searchText, filterKey))
    .orderBy(asc(documents.name), asc(documents.documentId))
    .limit(mostDocuments);

export const getDocument = library.get;
export const findStoredDocument = library.find;

/** As visitors see it, until its last day. */
export async function findPublicDocument(db: Db, id: number, language: Language, now: Date) {
  const document = await library.find(db, id);
  if (!document || isExpiredOn(document, officeDay(now))) return undefined;
  return withoutTranslations(translateRow({ ...pick(document, documentDefinition.public), translations: document.translations }, language));
}

export const createDocument = (db: Db, input: DocumentInput & FileFacts, actor: Actor) =>
  changeContent(db, (tx) => library.create(tx, input, actor));

export const updateDocument = (db: Db, id: number, patch: Partial<DocumentInput & FileFacts>, actor: Actor, version?: number) =>
  changeContent(db, (tx) => library.update(tx, id, patch, actor, version));

export const deleteDocument = (db: Db, id: number, actor: Actor) => changeContent(db, (tx) => library.remove(tx, id, actor));
