import { expect, it } from "vitest";
import { listReadRevisions, listRecords } from "./page-records.ts";
import type { EditedBlock, PageContent } from "./queries.ts";

const [me, other] = [1, 2];

type Parts = PageContent["page"]["parts"];
const en = (revision: number, changedBy: number): Parts => [{ part: "en", revision, changedBy }];
const block = (id: number, parts: Parts, items: EditedBlock["items"] = []) => ({ id, parts, items }) as unknown as EditedBlock;
const pageWith = (...blocks: EditedBlock[]) => ({ page: { id: 1, parts: [] }, parts: [], blocks, changes: 0 }) as unknown as PageContent;

it("lists the page with its parts, its blocks and their items", () => {
  const page = pageWith(block(7, [], [block(8, en(3, me))]));
  expect(listRecords(page)).toEqual([
    { entity: "pagecategory", id: 1, parts: [] },
    { entity: "pagecontent", id: 7, parts: [] },
    { entity: "pagecontent", id: 8, parts: en(3, me) },
  ]);
});

it("reads one's own changes as they are now, and those of others as they were shown", () => {
  const shown = pageWith(block(7, en(1, me)), block(8, en(2, other)), block(9, []));
  const now = pageWith(block(7, en(4, me)), block(8, en(5, other)), block(9, en(6, other)));
  expect(listReadRevisions(shown, now, me)).toEqual(["pagecontent:7:en:4", "pagecontent:8:en:2"]);
});
