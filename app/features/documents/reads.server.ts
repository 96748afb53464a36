import { and, asc, gte, inArray, isNull, or } from "drizzle-orm";
import { slugOf } from "#lib/slug.ts";
import { type Language, translateRow } from "#lib/translations.ts";
import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { documentPath } from "./document-path.ts";
import { documents } from "./tables/documents.server.ts";

export type ListedDocument = { id: number; name: string; path: string; mediaType: string; bytes: number; language: "en" | "es" | "both" };

/** Documents that visitors may get on a day, in the given order: those in the reader's language or for readers of both. */
export async function listDocuments(db: Db, ids: number[], language: Language, today: string): Promise<ListedDocument[]> {
  if (ids.length === 0) return [];
  const { documentId, name, file, mediaType, bytes, expiresOn, translations } = documents;
  const rows = await db
    .select({ documentId, name, file, mediaType, bytes, language: documents.language, translations })
    .from(documents)
    .where(and(inArray(documentId, ids), inArray(documents.language, [language, "both"]), or(isNull(expiresOn), gte(expiresOn, today))));
  const byId = new Map(rows.map((row) => [row.documentId, toListed(translateRow(row, language))]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

function toListed(row: Pick<typeof documents.$inferSelect, "documentId" | "name" | "file" | "mediaType" | "bytes" | "language">) {
  const { documentId: id, name, file, mediaType, bytes, language } = row;
  const extension = /\.([a-z0-9]+)$/i.exec(file)?.[1] ?? "bin";
  return { id, name, path: `/documents/${id}/${slugOf(name, "document")}.${extension}`, mediaType, bytes, language };
}

/** A document that something can lead to; visitors get it until the end of its last day. */
export type LinkedDocument = { id: number; name: string; path: string; expiresOn: string | null };

export function listLinkedDocuments(db: Db): Promise<LinkedDocument[]> {
  return readThroughCache(db, "documents", async () => {
    const { documentId, name, expiresOn } = documents;
    const rows = await db.select({ documentId, name, expiresOn }).from(documents).orderBy(asc(name), asc(documentId));
    return rows.map(({ documentId: id, ...row }) => ({ id, ...row, path: documentPath(id) }));
  });
}

export const isExpired = ({ expiresOn }: Pick<LinkedDocument, "expiresOn">, today: string): boolean =>
  expiresOn !== null && expiresOn < today;
