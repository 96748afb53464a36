import { listReadParts } from "#app/features/drafts/admin/read-parts.ts";
import type { PageContent } from "./queries.ts";
import type { RecordName } from "./undo-stack.ts";
import { pageName, sectionName } from "./use-page-drafts.ts";

type Parts = PageContent["page"]["parts"];
type PageRecord = RecordName & { parts: Parts };

/** Every record of the page, with the parts of its draft. */
export function listRecords({ page, parts, blocks }: PageContent): PageRecord[] {
  return [
    ...[page, ...parts].map((each) => ({ ...pageName(each.id), parts: each.parts })),
    ...blocks.flatMap((block) => [block, ...block.items]).map((each) => ({ ...sectionName(each.id), parts: each.parts })),
  ];
}

/** The revisions of the page's drafts that the user has read: the user's own as they are now, those of others as they were shown. */
export function listReadRevisions(shown: PageContent, now: PageContent, userId: number | undefined) {
  const before = listRecords(shown);
  return listRecords(now).flatMap(({ entity, id, parts }) => {
    const known = before.find((record) => record.entity === entity && record.id === id);
    return listReadParts(known, { parts }, userId).map(({ part, revision }) => `${entity}:${id}:${part}:${revision}`);
  });
}
