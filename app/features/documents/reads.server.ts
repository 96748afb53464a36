import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or } from "drizzle-orm";
import type { DocumentFacts } from "#lib/document-links.ts";
import { type Language, translateRow } from "#lib/translations.ts";
import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { documentPath } from "./document-path.ts";
import { isExpiredOn } from "./expiry.ts";
import { fileFacts } from "./file-facts.ts";
import { documents } from "./tables/documents.server.ts";

const { documentId, name, file, mediaType, bytes, expiresOn, translations } = documents;

const isOfferedOn = (today: string) => or(isNull(expiresOn), gte(expiresOn, today));

export type ListedDocument = { id: number; name: string; path: string; mediaType: string; bytes: number; language: "en" | "es" | "both" };

/** Documents that visitors may get on a day, in the given order: those in the reader's language or for readers of both. */
export async function listDocuments(db: Db, ids: number[], language: Language, today: string): Promise<ListedDocument[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ documentId, name, file, mediaType, bytes, language: documents.language, translations })
    .from(documents)
    .where(and(inArray(documentId, ids), inArray(documents.language, [language, "both"]), isOfferedOn(today)));
  const byId = new Map(rows.map((row) => [row.documentId, toListed(translateRow(row, language))]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

function toListed(row: Pick<typeof documents.$inferSelect, "documentId" | "name" | "file" | "mediaType" | "bytes" | "language">) {
  return {
    id: row.documentId,
    name: row.name,
    path: documentPath(row),
    mediaType: row.mediaType,
    bytes: row.bytes,
    language: row.language,
  };
}

/** The file that visitors get on a day, and its name in its own language. */
export async function findDocument(db: Db, id: number, today: string): Promise<{ name: string; file: string; bytes: number } | undefined> {
  const [row] = await db
    .select({ name, file, bytes, language: documents.language, translations })
    .from(documents)
    .where(and(eq(documentId, id), isOfferedOn(today)));
  return row && translateRow(row, row.language === "es" ? "es" : "en");
}

/** The documents whose last day is not after the given one, the earliest first. */
export const listDocumentEnds = (db: Db, until: string) =>
  db
    .select({ documentId, name, expiresOn })
    .from(documents)
    .where(and(isNotNull(expiresOn), lte(expiresOn, until)))
    .orderBy(asc(expiresOn), asc(documentId));

/** A document that something can lead to; visitors get it until the end of its last day. */
export type LinkedDocument = { id: number; name: string; path: string; bytes: number; expiresOn: string | null };

export function listLinkedDocuments(db: Db): Promise<LinkedDocument[]> {
  return readThroughCache(db, "documents", async () => {
    const rows = await db.select({ documentId, name, file, bytes, expiresOn }).from(documents).orderBy(asc(name), asc(documentId));
    return rows.map((row) => ({ id: row.documentId, name: row.name, path: documentPath(row), bytes: row.bytes, expiresOn: row.expiresOn }));
  });
}

/** What links to the documents that visitors can get on a day say about them, by id. */
export async function readDocumentFacts(db: Db, language: Language, today: string): Promise<DocumentFacts> {
  const offered = (await listLinkedDocuments(db)).filter((document) => !isExpiredOn(document, today));
  return Object.fromEntries(offered.map(({ id, path, bytes: size }) => [id, fileFacts({ file: path, bytes: size }, language)]));
}
