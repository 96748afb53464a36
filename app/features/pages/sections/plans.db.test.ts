import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testDatabase } from "#test/database.ts";
import { planOf } from "#test/plans.ts";
import { pageContentSorts } from "./content-list.ts";
import { contentPage } from "./service.server.ts";

const current = testDatabase();

it("a page of many sections is read from an index in every order, without a sort", async () => {
  await current.db.execute(sql`insert into page_categories (name) select 'Page ' || n from generate_series(1, 50) n`);
  await current.db.execute(sql`
    insert into page_contents (title, body, categories_id, sort_order)
    select 'Section ' || n, '<p>' || repeat('words ', 30) || n || '</p>', 1 + n % 50, n % 7 from generate_series(1, 6000) n`);
  await current.db.execute(sql`vacuum analyze page_contents`);
  const paging = { pageNumber: 3, pageSize: 25 };
  const indexes = {
    webPageContentId: "page_contents_pkey",
    title: "page_contents_title_index",
    body: "page_contents_body_index",
  };
  for (const sortBy of pageContentSorts)
    for (const sortDirection of ["asc", "desc"] as const) {
      const plan = await planOf(current.db, "page_contents", contentPage(current.db, undefined, paging, { sortBy, sortDirection }));
      expect(plan, `${sortBy} ${sortDirection}`).toEqual([`Index Scan on ${indexes[sortBy]}`]);
    }
  expect(await planOf(current.db, "page_contents", contentPage(current.db, undefined, paging, {}))).toEqual([
    "Index Scan on page_contents_order_index",
  ]);
});
