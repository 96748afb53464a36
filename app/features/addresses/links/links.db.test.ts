import { expect, it } from "vitest";
import { checkedLinks } from "#app/features/addresses/tables/checked-links.server.ts";
import { documents } from "#app/features/documents/tables/documents.server.ts";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { testApp } from "#test/app.ts";
import { cacheReads } from "#test/content-cache.ts";
import type { AskLink } from "./ask-link.server.ts";
import { purgeResults } from "./link-results.server.ts";
import { listLinks } from "./list-links.server.ts";
import { checkNextLink } from "./run-link-check.server.ts";

const { current, signIn } = testApp({ PUBLIC_URL: "https://site.example" });

const noUser = { userId: null };
const day = (number: number, hour = 18) => new Date(Date.UTC(2026, 10, number, hour));

async function writePost(html: string, es = "") {
  const staff = await signIn();
  const json = { title: "A post", postContents: html, translations: { es: { postContents: es } }, status: "published" };
  expect((await staff("POST", "/api/blog", { json })).status).toBe(200);
  return staff;
}

it("lists links that lead nowhere within the site at once, with where they are", async () => {
  const { db } = current.platform;
  await contentStore(pageCategoryDefinition).create(db, { slug: "contact-us", name: "Contact us", translations: {} }, noUser);
  const fine = [
    "/contact-us",
    "/Contact-Us/?a=1#b",
    "contact-us",
    "/es/contact-us",
    "/calculators/refinance",
    "/documents/1/guide.pdf",
    "/search?q=va",
    "#top",
    "mailto:a@example.com",
  ];
  const file = { file: "files/0123456789abcdef01234567.pdf", mediaType: "application/pdf", bytes: 9 };
  await db.insert(documents).values([
    { name: "Guide", ...file },
    { name: "Last year's", ...file, expiresOn: "2026-01-31" },
  ]);
  const links = [...fine, "/blog/a-post", "https://site.example/contact-us", "/resources/x.webp", "/redirected"].map(
    (href) => `<a href="${href}">x</a>`,
  );
  const staff = await writePost(
    `<p>${links.join(" ")} <a href="/gone?a=1&amp;b=2">x</a> <a href="https://site.example/gone-too">x</a> <a href="/documents/2/last-year-s.pdf">x</a> <a href="/documents/9/x.pdf">x</a></p>`,
    '<p><a href="/es/nada">x</a> <a href="/blog/no-such-post">x</a> <a href="/services/loan-officer/77/Ana">x</a></p>',
  );
  await staff("POST", "/api/redirect", { json: { path: "/redirected", target: "/contact-us" } });
  // A field that is an address, apart from texts.
  await staff("POST", "/api/pagecontent", { json: { title: "Banner", url: "/no-such-page" } });
  const { body } = await staff("GET", "/api/links");
  const place = { entity: "blog", id: 1, name: "A post", field: "postContents" };
  expect(body.linkListVm).toMatchObject([
    { url: "/blog/no-such-post", isOwn: true, result: "broken", places: [{ ...place, language: "es" }] },
    { url: "/documents/2/last-year-s.pdf" },
    { url: "/documents/9/x.pdf" },
    { url: "/es/nada", places: [{ ...place, language: "es" }] },
    { url: "/gone?a=1&b=2", places: [{ ...place, language: "en" }] },
    { url: "/no-such-page", places: [{ entity: "pagecontent", field: "url" }] },
    { url: "/services/loan-officer/77/Ana", places: [{ ...place, language: "es" }] },
    { url: "https://site.example/gone-too", isOwn: true },
  ]);
  expect(body.linkListVm).toHaveLength(8);
});

it.each([["owner", "officer"] as const, ["officer", "owner"] as const])(
  "lists what each may read, whether the %s or the %s asks first",
  async (...roles) => {
    const { db, definitions } = current.platform;
    cacheReads(db);
    await writePost('<p><a href="/gone">x</a></p>');
    await contentStore(pageCategoryDefinition).create(db, { slug: "home", name: "Home", body: '<a href="/gone-too">x</a>' }, noUser);
    const urls = { owner: ["/gone", "/gone-too"], officer: ["/gone"] };
    for (const role of roles) {
      const mayRead = ({ entity }: { entity: string }) => role === "owner" || entity === "blog";
      const { links } = await listLinks(db, { definitions, mayRead, siteUrl: undefined });
      expect(links.map(({ url }) => url)).toEqual(urls[role]);
    }
  },
);

it("asks for links to other sites one at a time, and calls one broken that is gone on two days", async () => {
  const staff = await writePost(
    '<p><a href="https://a.example/x#part">x</a> <a href="https://b.example/gone">x</a> <a href="https://c.example/no">x</a></p>',
  );
  const { db, log, definitions } = current.platform;
  const asked: string[] = [];
  const statuses: Record<string, number> = { "a.example": 200, "b.example": 404, "c.example": 403 };
  const ask: AskLink = async ({ href, hostname }, method) => {
    asked.push(`${method} ${href}`);
    return { status: statuses[hostname] ?? 503 };
  };
  // Only the post's: the settings of a new site link to others too.
  const blogs = definitions.filter(({ entity }) => entity === "blog");
  const { signal } = new AbortController();
  const check = (now: Date) => checkNextLink({ db, log, definitions: blogs, siteUrl: undefined, ask }, now, signal);
  const minute = (now: Date, count: number) => new Date(now.getTime() + count * 60_000);

  expect([await check(day(1)), await check(day(1))]).toEqual([true, true]);
  expect(asked).toEqual(["HEAD https://a.example/x"]);
  for (const count of [1, 2]) await check(minute(day(1), count));
  expect(await check(minute(day(1), 3))).toBe(false);
  const results = async () =>
    Object.fromEntries((await db.select().from(checkedLinks)).map(({ url, result, failures }) => [url, [result, failures]]));
  expect(await results()).toEqual({
    "https://a.example/x": ["works", 0],
    "https://b.example/gone": ["unknown", 1],
    "https://c.example/no": ["unknown", 0],
  });
  await check(minute(day(2), 5));
  await check(minute(day(2), 6));
  expect((await results())["https://b.example/gone"]).toEqual(["broken", 2]);
  const { body } = await staff("GET", "/api/links");
  const foreign = (body.linkListVm as Array<{ url: string; isOwn: boolean }>).filter(({ isOwn }) => !isOwn);
  expect(foreign).toMatchObject([
    { url: "https://b.example/gone", result: "broken", status: 404 },
    { url: "https://c.example/no", result: "unknown", status: 403 },
  ]);
  statuses["b.example"] = 200;
  await check(minute(day(3), 10));
  await check(minute(day(3), 11));
  expect((await results())["https://b.example/gone"]).toEqual(["works", 0]);
  await purgeResults(db, day(40));
  expect(await results()).toEqual({});
});

it("blames no link for a network that finds no names, and asks nothing when switched off", async () => {
  const staff = await writePost('<p><a href="https://a.example/">x</a></p>');
  const { db, log, definitions } = current.platform;
  const ask: AskLink = async () => Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" }));
  const blogs = definitions.filter(({ entity }) => entity === "blog");
  const check = (now: Date) => checkNextLink({ db, log, definitions: blogs, siteUrl: undefined, ask }, now, new AbortController().signal);
  for (const number of [1, 3, 5]) await check(day(number));
  expect(await db.select().from(checkedLinks)).toMatchObject([{ result: "unknown", failures: 0, status: null }]);
  const json = { context: "addresses.checkLinks", value: "off" };
  expect((await staff("POST", "/api/webresource", { json })).status).toBe(200);
  expect(await check(day(9))).toBe(false);
});
