import { listDocuments } from "#app/features/documents/reads.server.ts";
import type { LoadBlocks } from "#app/features/pages/blocks/block-view.ts";
import { officeDay } from "#lib/dates.ts";
import { kind } from "./schema.ts";

type Listed = Awaited<ReturnType<typeof listDocuments>>;

/** One query for all blocks of the page. */
export const load: LoadBlocks<Listed> = async ({ db }, blocks, { language }) => {
  const chosen = blocks.map(({ block, props }) => ({ id: block.webPageContentId, documents: new Set(kind.props.parse(props).documents) }));
  const ids = chosen.flatMap(({ documents }) => [...documents]);
  const listed = new Map((await listDocuments(db, ids, language, officeDay(new Date()))).map((one) => [one.id, one]));
  return Object.fromEntries(chosen.map(({ id, documents }) => [id, [...documents].flatMap((document) => listed.get(document) ?? [])]));
};
