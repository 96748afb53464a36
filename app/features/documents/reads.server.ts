import { asc } from "drizzle-orm";
import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { documentPath } from "./document-path.ts";
import { documents } from "./tables/documents.server.ts";

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
