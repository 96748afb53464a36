import { beforeEach, describe, expect, it, vi } from "vitest";
import { blogCategoryDefinition } from "#app/features/blog/categories/definition.server.ts";
import { blogPostDefinition } from "#app/features/blog/posts/definition.server.ts";
import { listDocuments } from "#app/features/documents/reads.server.ts";
import { documents } from "#app/features/documents/tables/documents.server.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import type { Block } from "#app/features/pages/sections/page.server.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import { webResources } from "#app/features/settings/tables/web-resources.server.ts";
import type { Language } from "#lib/translations.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { utahLicense } from "#test/leads.ts";
import { loadBlocks } from "./load-blocks.server.ts";

const current = testDatabase();
const noUser = { userId: null };
const log = createLog("silent");

/** What a block of this kind gets on the page “The fair”. */
async function load(kind: string, props: object = {}, language: Language = "en", path = "/fair") {
  return (await loadAll(kind, [props], language, path))[0];
}

async function loadAll(kind: string, settings: object[], language: Language = "en", path = "/fair") {
  const blocks = settings.map((props, index) => ({ webPageContentId: 7 + index, kind, props, items: [] }) as unknown as Block);
  const place = { language, path, pageName: "The fair" };
  const loaded = await loadBlocks({ db: current.db, log, siteUrl: "http://localhost" }, blocks, place);
  return blocks.map(({ webPageContentId }) => loaded[webPageContentId]);
}

/** What several blocks of a page get, and how many queries it took. */
async function countQueries(kind: string, settings: object[]) {
  const select = vi.spyOn(current.db, "select");
  const loaded = await loadAll(kind, settings);
  const queries = select.mock.calls.length;
  select.mockRestore();
  return { loaded, queries };
}

describe("officers", () => {
  const officers = contentStore(loanOfficerDefinition);
  const add = (firstName: string, values: object) =>
    officers.create(current.db, { firstName, lastName: "Ortiz", title: "T", licenseNumber: "1", ...utahLicense, ...values }, noUser);
  const find = async (props: object) =>
    ((await load("officers", props)) as { officers: { firstName: string }[] }).officers.map((one) => one.firstName);

  beforeEach(async () => {
    await add("Ana", { languagesSpoken: ["es", "en"], specialties: ["fha"], sortOrder: 1 });
    await add("Ben", { languagesSpoken: ["en"], specialties: ["fha", "va"], sortOrder: 2 });
    await add("Eva", { languagesSpoken: ["es"], specialties: ["va"], sortOrder: 3 });
    await add("Left", { languagesSpoken: ["es"], specialties: ["fha"], isActive: false });
    await add("Unlicensed", { languagesSpoken: ["es"], specialties: ["fha"], licenses: [] });
  });

  it("are found by language, by specialty and by both, up to the number that staff chose", async () => {
    expect(await find({})).toEqual(["Ana", "Ben", "Eva"]);
    expect(await find({ language: "es" })).toEqual(["Ana", "Eva"]);
    expect(await find({ specialty: "va" })).toEqual(["Ben", "Eva"]);
    expect(await find({ language: "es", specialty: "fha" })).toEqual(["Ana"]);
    expect(await find({ most: "1" })).toEqual(["Ana"]);
    expect(await find({ language: "pt" })).toEqual([]);
  });
});

describe("articles", () => {
  it("are the newest of a category and those below it, in the reader's language", async () => {
    const categories = contentStore(blogCategoryDefinition);
    const posts = contentStore(blogPostDefinition);
    const { blogCategoryId: top } = await categories.create(current.db, { name: "Buying", slug: "buying", translations: {} }, noUser);
    const { blogCategoryId: below } = await categories.create(current.db, { name: "Loans", parentId: top, translations: {} }, noUser);
    const add = (slug: string, categoriesId: number | null, day: number, more: object = {}) =>
      posts.create(
        current.db,
        {
          slug,
          title: slug,
          categoriesId,
          publishedAt: new Date(Date.UTC(2025, 0, day)),
          translations: { es: { title: `${slug}-es` } },
          ...more,
        },
        noUser,
      );
    await add("old", top, 1);
    await add("new", below, 3);
    await add("other", null, 4);
    await add("draft", top, 5, { status: "draft" });
    const find = async (props: object, language: Language = "en") =>
      ((await load("posts", props, language)) as { title: string }[]).map(({ title }) => title);
    expect(await find({})).toEqual(["other", "new", "old"]);
    expect(await find({ category: top })).toEqual(["new", "old"]);
    expect(await find({ category: String(below), count: 1 }, "es")).toEqual(["new-es"]);
    expect(await find({ category: 999 })).toEqual([]);
    const { loaded, queries } = await countQueries("posts", [{ count: 1 }, { count: 2 }, {}]);
    expect((loaded as { title: string }[][]).map((each) => each.map(({ title }) => title))).toEqual([
      ["other"],
      ["other", "new"],
      ["other", "new", "old"],
    ]);
    expect(queries).toBe(1);
  });
});

describe("documents", () => {
  const add = async (name: string, values: object = {}) => {
    const row = { name, file: `${name}.pdf`, mediaType: "application/pdf", bytes: 1000, ...values };
    const [added] = await current.db.insert(documents).values(row).returning({ id: documents.documentId });
    return added?.id ?? 0;
  };

  it("are those that staff chose, in their order, in the reader's language and up to their last day", async () => {
    const guide = await add("Guía del comprador");
    const english = await add("Checklist", { language: "en" });
    const old = await add("Rates", { expiresOn: "2026-01-31" });
    const chosen = [old, english, guide, 999, guide];
    const find = async (language: Language, today: string) =>
      (await listDocuments(current.db, chosen, language, today)).map(({ name }) => name);
    expect(await find("en", "2026-01-31")).toEqual(["Rates", "Checklist", "Guía del comprador"]);
    expect(await find("es", "2026-02-01")).toEqual(["Guía del comprador"]);
    expect(await load("documents", { documents: [guide] })).toEqual([
      {
        id: guide,
        name: "Guía del comprador",
        path: `/documents/${guide}/guia-del-comprador.pdf`,
        mediaType: "application/pdf",
        bytes: 1000,
        language: "both",
      },
    ]);
    const { loaded, queries } = await countQueries("documents", [
      { documents: [guide, english] },
      { documents: [] },
      { documents: [guide] },
    ]);
    expect((loaded as { id: number }[][]).map((each) => each.map(({ id }) => id))).toEqual([[guide, english], [], [guide]]);
    expect(queries).toBe(1);
  });
});

it("glossary terms are those that staff chose, as the glossary has them now", async () => {
  const [page] = await current.db.insert(pageCategories).values({ slug: "glossary", name: "Glossary" }).returning();
  const term = (title: string, es: string) => ({
    title,
    body: `<p>${title}!</p>`,
    categoriesId: page?.webPageCategoryId,
    translations: { es: { title: es } },
  });
  const rows = await current.db
    .insert(pageContents)
    .values([term("Appraisal", "Avalúo"), term("Points", "Puntos")])
    .returning();
  const sectionId = rows[1]?.webPageContentId;
  expect(await load("glossary", { terms: [sectionId, 999] }, "es")).toEqual([
    { id: "points", sectionId, name: "Puntos", otherName: "Points", html: "<p>Points!</p>" },
  ]);
});

it("the map is the office's, or only the directions to another place", async () => {
  expect(await load("map")).toMatchObject({ map: expect.stringMatching(/^https:/), lines: [expect.any(String), expect.any(String)] });
  expect(await load("map", { address: "1 Main St, Provo" })).toEqual({
    lines: ["1 Main St, Provo"],
    directions: "https://www.google.com/maps/dir/?api=1&destination=1+Main+St%2C+Provo",
    map: "",
  });
});

it("the hours name the next days with other hours, and none that are over", async () => {
  const value = "2020-12-25 Christmas\n2099-12-25 Christmas\n2099-12-24 9:00 am - 1:00 pm Christmas Eve";
  await current.db.insert(webResources).values({ context: "hours.closedDays", value });
  expect(await load("hours")).toMatchObject({
    exceptions: [
      { day: "2099-12-24", hours: { opens: 540, closes: 780 } },
      { day: "2099-12-25", name: "Christmas" },
    ],
  });
});

it("the ways name the page in the text that a visitor sends, and the contact page has no second form", async () => {
  const ways = (await load("ways")) as { channel: string; to: string }[];
  expect(ways.find(({ channel }) => channel === "noName")?.to).toBe("/ask?by=none&about=%2Ffair");
  expect(await load("contact-form")).toMatchObject({ form: { consent: { version: expect.any(String) } } });
  expect(await load("contact-form", {}, "en", "/contact-us")).toMatchObject({ form: undefined });
});
