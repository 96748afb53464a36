import { expect, it } from "vitest";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { pagePath } from "#app/features/pages/page-paths.ts";
import { isOnPage, pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { testDatabase } from "#test/database.ts";
import { type PageModule, renderPage } from "#test/render-page.tsx";

const routes = import.meta.glob<PageModule>("/app/**/public/*.tsx");

/** The file of each page that has a banner. */
const pages = {
  home: "home",
  "find-a-loan-officer": "find-a-loan-officer",
  "homebuying-process": "homebuying-process",
  "contact-us": "contact-us",
  blog: "blog",
  loans: "loans",
  "loans-fha": "loan",
  leadership: "leadership",
  "refinance-information": "refinance-information",
  "first-time-homebuyers": "first-time-homebuyers",
};

const current = testDatabase();
const categories = contentStore(pageCategoryDefinition);
const sections = contentStore(pageContentDefinition);
const noUser = { userId: null };

it("every page shows the sections that the form says it shows, and no others", async () => {
  const { db } = current;
  for (const [slug, file] of Object.entries(pages)) {
    const category = await categories.create(db, { slug, name: `Page ${slug}`, translations: {} }, noUser);
    const section = { categoriesId: category.webPageCategoryId, body: "<p>Text</p>", translations: {} };
    await sections.create(db, { ...section, title: "A banner", background: "hero" }, noUser);
    await sections.create(db, { ...section, title: "A plain section" }, noUser);
    const [, load] = Object.entries(routes).find(([path]) => path.endsWith(`/${file}.tsx`)) ?? [];
    const route = await load?.();
    if (!route) throw new Error(`${file} is no page`);
    const html = await renderPage(db, route, pagePath([category], category.webPageCategoryId) ?? "", { loan: "fha" });
    expect(html, slug).toContain("A banner");
    expect(html.includes("A plain section"), slug).toBe(isOnPage({ slug }, undefined, ""));
  }
});
