import { type SQL, sql } from "drizzle-orm";
import type { Definition } from "#platform/content/definition.server.ts";
import { listRecordsNaming } from "#platform/content/records-naming.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { documentDefinition } from "./definition.server.ts";

/** Links in texts, a block's list of documents (`documents`), and the target of a menu item (`document`). */
const documentsIn = (record: SQL): SQL => sql`
  select (regexp_matches(${record}::text, '/documents/([0-9]{1,9})/', 'g'))[1] as id
  union select jsonb_path_query(${record}, '$.**.documents[*] ? (@.type() == "number")')::text
  union select jsonb_path_query(${record}, '$.**.document ? (@.type() == "number")')::text`;

/** Every record and draft that names a document. */
export async function listDocumentUses(db: Db, definitions: readonly Definition[]) {
  const kinds = definitions.filter(({ entity, retention }) => retention === "content" && entity !== documentDefinition.entity);
  const uses = await listRecordsNaming(db, kinds, documentsIn);
  return uses.map(({ namedId, ...use }) => ({ documentId: namedId, ...use }));
}
