import { expect, it } from "vitest";
import { blogPostDefinition } from "#app/features/blog/posts/definition.server.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { testDatabase } from "#test/database.ts";
import { readSitemap, robotsTxt, sitemapXml } from "./sitemap.server.ts";

const officers = contentStore(loanOfficerDefinition);
const posts = contentStore(blogPostDefinition);
const pages = contentStore(pageCategoryDefinition);
const sections = contentStore(pageContentDefinition);

const database = testDatabase();
const noUser = { userId: null };

async function addresses() {
  const xml = sitemapXml("https://umbral.example", await readSitemap(database.db));
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address.replace("https://umbral.example", ""));
}

function officer(firstName: string, isActive: boolean) {
  return officers.create(database.db, { firstName, lastName: "X", title: "T", licenseNumber: "1", isActive }, noUser);
}

function post(slug: string, values: object) {
  return posts.create(database.db, { slug, title: slug, postContents: "<p>x</p>", publishedAt: new Date(0), ...values }, noUser);
}

it("names every page in both languages even before there is content", async () => {
  const results = await addresses();
  expect(new Set(results).size).toBe(results.length);
  expect(results.filter((path) => /^\/es(\/|$)/.test(path))).toHaveLength(results.length / 2);
  expect(results).toEqual(
    expect.arrayContaining(["/", "/es", "/services/refinance_information", "/es/calculators/monthly-payment", "/verify-us"]),
  );
  expect(results.filter((path) => path.endsWith("/leadership-team"))).toEqual([]);
});

it("names active officers and published posts only, posts without Spanish in English alone", async () => {
  const pages = await addresses();
  await officer("Ana & Lucía", true);
  await officer("Gone", false);
  await post("both", { translations: { es: { postContents: "<p>y</p>" } } });
  await post("english", { translations: { es: { title: "Sin texto", postContents: " " } } });
  await post("draft", { status: "draft" });
  await post("later", { publishedAt: new Date(Date.now() + 60_000) });
  expect((await addresses()).filter((path) => !pages.includes(path)).sort()).toEqual([
    "/blog/both",
    "/blog/english",
    "/es/blog/both",
    "/es/services/loan-officer/1/Ana%20%26%20Luc%C3%ADa",
    "/services/loan-officer/1/Ana%20%26%20Luc%C3%ADa",
  ]);
});

it("names pages that staff built without a word of Spanish in English alone", async () => {
  const before = await addresses();
  const build = (address: string, es: Record<string, string>) =>
    pages.create(database.db, { name: address, address, translations: { es } }, noUser);
  await build("named", { name: "Feria", address: "feria" });
  await build("english", { name: " ", address: "ingles" });
  const { webPageCategoryId: categoriesId } = await build("with-text", {});
  const { webPageContentId } = await sections.create(
    database.db,
    { title: "T", categoriesId, translations: { es: { title: "Título" } } },
    noUser,
  );
  const added = async () => (await addresses()).filter((path) => !before.includes(path)).sort();
  expect(await added()).toEqual(["/english", "/es/feria", "/es/with-text", "/named", "/with-text"]);
  await sections.update(database.db, webPageContentId, { status: "draft" }, noUser);
  expect(await added()).toEqual(["/english", "/es/feria", "/named", "/with-text"]);
});

it("says of each page when it or anything in it changed last", async () => {
  const page = await pages.create(database.db, { slug: "home", name: "Home" }, noUser);
  const part = await pages.create(database.db, { slug: "slides", name: "S", parentId: page.webPageCategoryId }, noUser);
  const values = { title: "T", categoriesId: part.webPageCategoryId };
  const section = await sections.create(database.db, values, noUser);
  await sections.update(database.db, section.webPageContentId, { title: "New" }, noUser);
  const { updatedAt } = await sections.get(database.db, section.webPageContentId);
  const entries = await readSitemap(database.db);
  expect(entries.find(({ path }) => path === "/")?.lastChange).toEqual(updatedAt);
  expect(sitemapXml("https://umbral.example", entries)).toContain(
    [
      `<url><loc>https://umbral.example/es</loc><lastmod>${updatedAt.toISOString()}</lastmod>`,
      `<xhtml:link rel="alternate" hreflang="en" href="https://umbral.example/"/>`,
      `<xhtml:link rel="alternate" hreflang="es" href="https://umbral.example/es"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="https://umbral.example/"/></url>`,
    ].join(""),
  );
});

it("robots are kept from admin and API and shown the sitemap", () => {
  expect(robotsTxt("https://umbral.example")).toBe(
    "User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: https://umbral.example/sitemap.xml\n",
  );
});
