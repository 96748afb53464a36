import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { blogPosts } from "#db/tables/blog-posts.server.ts";
import { testDatabase } from "#test/database.ts";
import { statement } from "./statement.server.ts";

const current = testDatabase();

const columns = {
  blogId: blogPosts.blogId,
  title: blogPosts.title,
  image: blogPosts.image,
  publishedAt: blogPosts.publishedAt,
  translations: blogPosts.translations,
};
const insert = statement(columns, (db, returned, given) => {
  const required = { slug: sql.placeholder("slug"), title: sql.placeholder("title") };
  return db
    .insert(blogPosts)
    .values({ ...given, ...required })
    .returning(returned);
});
const read = statement(columns, (db, selected) =>
  db
    .select(selected)
    .from(blogPosts)
    .where(eq(blogPosts.blogId, sql.placeholder("blogId"))),
);

it("a statement writes and reads what its columns say, null included, and leaves to their defaults what is not given", async () => {
  const publishedAt = new Date("2026-03-04T05:06:07.089Z");
  const translations = { es: { title: "Uno" } };
  const [one] = await insert(current.db, { slug: "one", title: "One", publishedAt, translations, image: null });
  expect(one).toMatchObject({ title: "One", publishedAt, translations, image: null });
  const [two] = await insert(current.db, { slug: "two", title: "Two", publishedAt: null, image: undefined });
  expect(two).toMatchObject({ title: "Two", publishedAt: null, translations: {}, image: null });
  const [three] = await insert(current.db, { slug: "three", title: "Three", publishedAt, translations: {}, image: null });
  expect(three).toMatchObject({ title: "Three", publishedAt, translations: {} });
  expect(await read(current.db, { blogId: one?.blogId })).toEqual([one]);
  expect(await read(current.db, { blogId: 999 })).toEqual([]);
});

it("a statement belongs to the transaction that it is run in", async () => {
  const given = { slug: "one", title: "One" };
  const failing = current.db.transaction(async (tx) => {
    const [row] = await insert(tx, given);
    expect(await read(tx, { blogId: row?.blogId })).toEqual([row]);
    throw new Error("changed our mind");
  });
  await expect(failing).rejects.toThrow("changed our mind");
  expect(await current.db.$count(blogPosts)).toBe(0);
  await current.db.transaction((tx) => insert(tx, given));
  expect(await current.db.$count(blogPosts)).toBe(1);
});
