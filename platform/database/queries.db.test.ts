import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blogCategories } from "#app/features/blog/tables/blog-categories.server.ts";
import { blogPosts } from "#app/features/blog/tables/blog-posts.server.ts";
import { testDatabase } from "#test/database.ts";

const current = testDatabase();

type Rows = { rows: Array<Record<string, unknown>> };
const rowsOf = async (query: ReturnType<typeof sql>) => ((await current.db.execute(query)) as unknown as Rows).rows;

describe("a query", () => {
  it("writes and reads what its columns say, null included, and leaves to their defaults what is not given", async () => {
    const columns = {
      title: blogPosts.title,
      image: blogPosts.image,
      publishedAt: blogPosts.publishedAt,
      translations: blogPosts.translations,
    };
    const insert = (values: typeof blogPosts.$inferInsert) => current.db.insert(blogPosts).values(values).returning(columns);
    const publishedAt = new Date("2026-03-04T05:06:07.089Z");
    const one = { title: "One", publishedAt, translations: { es: { title: "Uno" } }, image: null };
    expect(await insert({ slug: "one", ...one })).toEqual([one]);
    const two = { title: "Two", publishedAt: null, image: undefined };
    expect(await insert({ slug: "two", ...two })).toEqual([{ ...two, translations: {}, image: null }]);
    expect(await current.db.select(columns).from(blogPosts).where(eq(blogPosts.slug, "one"))).toEqual([one]);
  });

  it("takes values of every kind", async () => {
    const when = new Date("2026-03-04T05:06:07.089Z");
    const query = sql`select ${"ñandú '\"\\"}::text as text, ${42}::int as number, ${true}::boolean as yes, ${null}::text as nothing,
      ${when.toISOString()}::timestamptz = '2026-03-04T05:06:07.089Z' as moment, ${JSON.stringify({ a: [1] })}::jsonb as json`;
    expect(await rowsOf(query)).toEqual([{ text: "ñandú '\"\\", number: 42, yes: true, nothing: null, moment: true, json: { a: [1] } }]);
  });

  it("takes lists and objects", async () => {
    for (const list of [["a", 'b "c", d'], ["e"]]) {
      const [row] = await rowsOf(
        sql`select ${sql.param(list)}::text[] as list, ${sql.param({ a: [1] })}::jsonb as json, ${7}::int as number`,
      );
      expect(row).toEqual({ list, json: { a: [1] }, number: 7 });
    }
    const inside = await current.db.transaction((tx) => tx.execute(sql`select ${sql.param([1, 2])}::int[] as list`));
    expect((inside as unknown as Rows).rows).toEqual([{ list: [1, 2] }]);
  });

  it("that fails leaves the next one, and itself with better values, unharmed", async () => {
    const divide = (by: number) => rowsOf(sql`select 10 / ${by}::int as result`);
    await expect(divide(0)).rejects.toThrow();
    expect(await divide(5)).toEqual([{ result: 2 }]);
    await expect(divide(0)).rejects.toThrow();
    expect(await divide(2)).toEqual([{ result: 5 }]);
    await expect(rowsOf(sql`select * from no_such_table`)).rejects.toThrow();
    expect(await rowsOf(sql`select 1::int as one`)).toEqual([{ one: 1 }]);
  });

  it("of a transaction that fails is undone, and was asked in the transaction", async () => {
    const { db } = current;
    const count = () => db.$count(blogCategories);
    const failingChange = db.transaction(async (tx) => {
      await tx.insert(blogCategories).values({ name: "never" });
      expect(await tx.$count(blogCategories)).toBe(1);
      throw new Error("changed our mind");
    });
    await expect(failingChange).rejects.toThrow("changed our mind");
    expect(await count()).toBe(0);
    const inserts = [1, 2].map((n) => db.transaction((tx) => tx.insert(blogCategories).values({ name: `kept ${n}` })));
    await Promise.all(inserts);
    expect(await count()).toBe(2);
  });

  it("that failed unheeded in a transaction keeps the whole of it from being taken for done", async () => {
    const { db } = current;
    const careless = db.transaction(async (tx) => {
      await tx.insert(blogCategories).values({ name: "never" });
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    // Postgres' own client does not report it, so only the row's absence can be checked there.
    await careless.catch(() => {});
    expect(await db.$count(blogCategories)).toBe(0);
    await db.transaction((tx) => tx.insert(blogCategories).values({ name: "after" }));
    expect(await db.$count(blogCategories)).toBe(1);
  });

  it("may be asked together with others of its transaction", async () => {
    const numbers = await current.db.transaction((tx) =>
      Promise.all([1, 2, 3].map((n) => tx.execute(sql`select ${n}::int + ${sql.raw(String(n))} as sum`))),
    );
    expect(numbers.flatMap((answer) => (answer as unknown as Rows).rows)).toEqual([{ sum: 2 }, { sum: 4 }, { sum: 6 }]);
  });
});
