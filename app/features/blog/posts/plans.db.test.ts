import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#test/database.ts";
import { planOf as tablePlan } from "#test/plans.ts";
import { blogPostSorts } from "./post-list.ts";
import { publishedPage } from "./public-posts.server.ts";
import { postPage } from "./service.server.ts";

const current = testDatabase();

const planOf = (query: SQLWrapper) => tablePlan(current.db, "blog_posts", query);

const rows = 6000;
const insertPosts: SQL = sql`
  insert into blog_posts (slug, title, summary, search_text, status, published_at)
  select 'post-' || n, 'Post ' || n, repeat('words of a summary ', 10),
    'post ' || md5(n::text) || ' ' || repeat('words of a summary ', 10),
    case when n % 10 = 0 then 'draft' else 'published' end, timestamptz '2020-01-01' + n * interval '1 hour'
  from generate_series(1, ${rows}) n`;

const page = { pageNumber: 3, pageSize: 20 };

describe(`with ${rows} posts`, () => {
  beforeEach(async () => {
    await current.db.execute(insertPosts);
    await current.db.execute(sql`vacuum analyze blog_posts`);
  });

  it("a page of a list is read from an index, in its order, without a sort", async () => {
    expect(await planOf(postPage(current.db, {}, page))).toEqual(["Index Scan on blog_posts_pkey"]);
    expect(await planOf(publishedPage(current.db, {}, page))).toEqual(["Index Scan on blog_posts_status_published_at_blog_id_index"]);
    expect((await planOf(publishedPage(current.db, { categoriesId: 1 }, page))).join()).not.toContain("Seq Scan");
  });

  it.each(blogPostSorts)("a page sorted by %s is read from an index, either way, without a sort", async (sortBy) => {
    const index = {
      blogId: "blog_posts_pkey",
      title: "blog_posts_title_index",
      body: "blog_posts_summary_index",
      publishedAt: "blog_posts_published_at_blog_id_index",
    }[sortBy];
    for (const sortDirection of ["asc", "desc"] as const)
      expect(await planOf(postPage(current.db, {}, page, { sortBy, sortDirection }))).toEqual([`Index Scan on ${index}`]);
  });

  it("a search for something rare asks the index of texts, one for something common stops when its page is full", async () => {
    for (const search of [postPage, publishedPage]) {
      const plan = await planOf(search(current.db, { filterKey: "c4ca4238a0b9" }, page));
      expect(plan).toContain("Bitmap Index Scan on blog_posts_search_text_index");
      expect(plan.join()).not.toContain("Seq Scan");
    }
    const common = await planOf(postPage(current.db, { filterKey: "summary" }, { pageNumber: 1, pageSize: 20 }));
    expect(common).toEqual(["Index Scan on blog_posts_pkey"]);
  });
});
