import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { assistanceProgramDefinition } from "#app/features/assistance/definition.server.ts";
import { blogPostDefinition } from "#app/features/blog/posts/definition.server.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { searchTerms } from "#app/features/pages/search-terms.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { officeDay } from "#lib/dates.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { excerptOf, searchSite, sentencesIn } from "./service.server.ts";

const pages = contentStore(pageCategoryDefinition);
const sections = contentStore(pageContentDefinition);
const posts = contentStore(blogPostDefinition);
const officers = contentStore(loanOfficerDefinition);
const programs = contentStore(assistanceProgramDefinition);
const database = testDatabase();
const noUser = { userId: null };

const tools = [
  {
    path: "/calculators/rent",
    texts: { en: { title: "Rent or buy", description: "A lantern too." }, es: { title: "Rentar o comprar", description: "Con calma." } },
    keywords: "calculator calculadora",
  },
];

const find = (search: string, language: "en" | "es" = "en") =>
  searchSite({ db: database.db, log: createLog("silent") }, language, search, tools);
const pathsOf = async (search: string, language: "en" | "es" = "en") => (await find(search, language)).map(({ path }) => path);

afterEach(() => vi.useRealTimers());

beforeEach(async () => {
  const page = (slug: string, parentId: number | null = null) =>
    pages.create(database.db, { slug, name: `Page ${slug}`, parentId, translations: { es: { name: `Página ${slug}` } } }, noUser);
  const section = (categoriesId: number, title: string, spanish: string, values = {}) =>
    sections.create(
      database.db,
      {
        title,
        body: "<p>Rain &amp; sun. A lantern.</p>",
        categoriesId,
        translations: { es: { title: spanish, body: "<p>Un farol.</p>" } },
        ...values,
      },
      noUser,
    );
  const home = await page("home");
  const slides = await page("home-slides", home.webPageCategoryId);
  const glossary = await page("glossary");
  const questions = await page("questions");
  const topic = await page("questions-money", questions.webPageCategoryId);
  await section(slides.webPageCategoryId, "A slide", "Una diapositiva");
  await section(slides.webPageCategoryId, "Hidden marzipan", "Mazapán", { status: "draft" });
  await section(glossary.webPageCategoryId, "Appraisal", "Tasación (avalúo)");
  await section(topic.webPageCategoryId, "What is a lantern?", "¿Qué es un farol?");
  await section(home.webPageCategoryId, "Overlooked pumpkin", "Calabaza");
  await section(home.webPageCategoryId, "Shown turnip", "Nabo", { background: "hero" });
  const post = {
    title: "Loans",
    slug: "loans",
    postContents: "<p>marzipan</p>",
    translations: { es: { title: "Préstamos", postContents: "<p>x</p>" } },
  };
  await posts.create(database.db, { ...post, publishedAt: new Date(0) }, noUser);
  await posts.create(database.db, { ...post, slug: "draft", status: "draft", publishedAt: new Date(0) }, noUser);
  await posts.create(database.db, { ...post, slug: "later", publishedAt: new Date(Date.now() + 60_000) }, noUser);
  const officer = { firstName: "Ana", lastName: "Peña", title: "Loan Officer", licenseNumber: "1" };
  await officers.create(database.db, { ...officer, isActive: true }, noUser);
  await officers.create(database.db, { ...officer, firstName: "Gone", isActive: false }, noUser);
});

it("finds terms, questions, pages, articles and people, those named so first, each once", async () => {
  const expectedPaths = ["/questions#section-4", "/calculators/rent", "/glossary#appraisal", "/"];
  expect(await pathsOf("lantern")).toEqual(expectedPaths);
  expect(await pathsOf("lantern", "es")).toEqual(expectedPaths);
  expect(await pathsOf("pumpkin")).toEqual([]);
  expect(await pathsOf("turnip")).toEqual(["/"]);
  expect(await pathsOf("marzipan")).toEqual(["/blog/loans"]);
  expect(await pathsOf("pena")).toEqual(["/services/loan-officer/1/Ana"]);
});

it("finds what the program itself offers, by either language's name and description", async () => {
  expect(await find("rentar", "en")).toEqual([
    { kind: "tool", path: "/calculators/rent", title: "Rent or buy", excerpt: "A lantern too." },
  ]);
  expect(await find("rent", "es")).toMatchObject([{ title: "Rentar o comprar", excerpt: "Con calma." }]);
});

it("finds either language without accents, and answers in the reader's", async () => {
  expect(await find("AVALUOS", "en")).toEqual([{ kind: "term", path: "/glossary#appraisal", title: "Appraisal", excerpt: "Rain & sun." }]);
  expect(await find("appraisal", "es")).toMatchObject([{ kind: "term", title: "Tasación (avalúo)", excerpt: "Un farol." }]);
  expect(await find("prestamo", "en")).toMatchObject([{ kind: "post", title: "Loans" }]);
  expect(await find("slide", "es")).toMatchObject([{ kind: "page", path: "/", title: "Página home" }]);
});

it("ranks what has the most of the words first, and leaves out what has less than half", async () => {
  expect(await pathsOf("rent calculator")).toEqual(["/calculators/rent"]);
  expect((await pathsOf("lantern appraisal"))[0]).toBe("/glossary#appraisal");
  expect(await pathsOf("lantern appraisal")).toContain("/questions#section-4");
  expect(await pathsOf("lantern xyzzy plugh")).toEqual([]);
});

it("finds other words that mean the same, and people who can be reached that way", async () => {
  await officers.create(
    database.db,
    { firstName: "Eva", lastName: "Ruiz", title: "Loan Officer", licenseNumber: "2", isActive: true, whatsAppNumber: "8015550142" },
    noUser,
  );
  expect(await pathsOf("¿cuál es el avalúo?", "es")).toEqual(["/glossary#appraisal"]);
  expect(await pathsOf("whatsapp")).toEqual(["/services/loan-officer/3/Eva"]);
});

it("finds a scheduled post from its time on, without a change of content", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 120_000 });
  expect(await pathsOf("marzipan")).toEqual(["/blog/later", "/blog/loans"]);
});

it("finds a program on its last day, and no longer on the next", async () => {
  const program = { name: "Quokka Help", operator: "Sample County", amount: "$5,000", sourceUrl: "https://a.example", sourceName: "A" };
  const dates = { checkedOn: "2026-11-17", validUntil: officeDay(new Date()) };
  await programs.create(database.db, { ...program, ...dates, status: "published" }, noUser);
  await programs.create(database.db, { ...program, ...dates, status: "draft" }, noUser);
  expect(await find("quokka")).toEqual([
    { kind: "program", path: "/assistance#program-1", title: "Quokka Help", excerpt: "Sample County: $5,000" },
  ]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
  expect(await find("quokka")).toEqual([]);
});

it("answers empty and hostile searches with nothing", async () => {
  for (const search of ["", " ", "%", "_", "\\", "'", "(.*)+", "\0", "\ud800", "'; drop table blog_posts; --", "a".repeat(5_000), "🏠"]) {
    expect(await find(search), search).toEqual([]);
  }
});

it("shows the sentence that has the word, and no more than fits", () => {
  const excerpt = (html: string, search: string) => excerptOf(sentencesIn(html), searchTerms(search, []));
  expect(excerpt("<p>First. Then the <em>Tasación</em> &amp; more. Last.</p>", "tasacion")).toBe("Then the Tasación & more.");
  expect(excerpt("<p>First. Second.</p>", "zzz")).toBe("First.");
  expect(excerpt("", "x")).toBe("");
  const long = excerpt(`<p>${"word ".repeat(100)}</p>`, "word");
  expect(long).toMatch(/word…$/);
  expect(long.length).toBeLessThan(205);
  expect(excerpt(`<p>${"w".repeat(500)}</p>`, "x")).toHaveLength(201);
});
