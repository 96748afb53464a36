import { beforeEach, expect, it } from "vitest";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { testDatabase } from "#test/database.ts";
import { pageContentDefinition } from "./definition.server.ts";
import { explainTerms, groupByLetter, readGlossary } from "./glossary.server.ts";

const pages = contentStore(pageCategoryDefinition);
const sections = contentStore(pageContentDefinition);
const database = testDatabase();
const noUser = { userId: null };

beforeEach(async () => {
  const { webPageCategoryId: categoriesId } = await pages.create(database.db, { slug: "glossary", name: "Glossary" }, noUser);
  const term = (title: string, spanish: string, status: "draft" | "published" = "published") =>
    sections.create(
      database.db,
      { title, body: `<p>${title}.</p>`, categoriesId, status, translations: { es: { title: spanish, body: `<p>${spanish}.</p>` } } },
      noUser,
    );
  await term("Principal", "Capital");
  await term('Escrow <account> "x" (escrow)', "Cuenta de depósito en garantía (escrow)");
  await term("Appraisal", "Tasación (avalúo)");
  await term("Secret", "Secreto", "draft");
});

it("gives the published terms in the order of the reader's alphabet, under one address in both languages", async () => {
  const english = await readGlossary(database.db, "en");
  const spanish = await readGlossary(database.db, "es");
  expect(english.terms.map(({ id }) => id)).toEqual(["appraisal", "escrow-account-x", "principal"]);
  expect(spanish.terms.map(({ id, name, otherName }) => [id, name, otherName])).toEqual([
    ["principal", "Capital", "Principal"],
    ["escrow-account-x", "Cuenta de depósito en garantía (escrow)", 'Escrow <account> "x" (escrow)'],
    ["appraisal", "Tasación (avalúo)", "Appraisal"],
  ]);
  expect(groupByLetter(spanish.terms).map(({ letter, terms }) => [letter, terms.length])).toEqual([
    ["C", 2],
    ["T", 1],
  ]);
});

it("explains an article in its own words, in the reader's language", async () => {
  const article = { html: "<p>The appraisal, the avalúo.</p>", language: "en" as const };
  const html = await explainTerms(database.db, article, "es");
  expect(html).toContain('<p>The <span class="term"><a href="/glossary#appraisal" tabindex="-1">appraisal</a><button');
  expect(html).toContain('popovertarget="term-appraisal" lang="es" aria-label="¿Qué significa «Tasación (avalúo)»?"');
  expect(html).toContain("<p>Tasación (avalúo).</p>");
  expect(html).toContain("the avalúo.</p>");
});

it("writes a term's name as text, whatever it holds", async () => {
  const html = await explainTerms(database.db, { html: "<p>escrow</p>", language: "en" }, "en");
  expect(html).toContain("Escrow &lt;account&gt; &quot;x&quot; (escrow)");
  expect(html).not.toContain("<account>");
});

it("leaves an article alone when there is no glossary", async () => {
  await database.db.delete(pageContentDefinition.table);
  expect(await explainTerms(database.db, { html: "<p>escrow</p>", language: "en" }, "en")).toBe("<p>escrow</p>");
});
