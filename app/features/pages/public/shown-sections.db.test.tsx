import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { Outlet, Route, RouterContextProvider, Routes, StaticRouter } from "react-router";
import { expect, it } from "vitest";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { pagePath } from "#app/features/pages/page-path.ts";
import { isOnPage, pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { createLog } from "#platform/log.server.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import { testDatabase } from "#test/database.ts";

type LoaderArgs = { request: Request; url: URL; params: Record<string, string>; context: RouterContextProvider };
type PageModule = {
  loader: (args: LoaderArgs) => Promise<unknown>;
  default: ComponentType<{ loaderData: unknown; params: Record<string, string> }>;
};
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
const nobody = { userId: null };

it("every page shows the sections that the form says it shows, and no others", async () => {
  const { db } = current;
  const log = createLog("silent");
  const context = new RouterContextProvider();
  context.set(sharedContext, { db, log, siteUrl: "http://localhost" });
  const settings = await readSettings(db, "en", log);
  for (const [slug, file] of Object.entries(pages)) {
    const category = await categories.create(db, { slug, name: `Page ${slug}`, translations: {} }, nobody);
    const section = { categoriesId: category.webPageCategoryId, body: "<p>Text</p>", translations: {} };
    await sections.create(db, { ...section, title: "A banner", background: "hero" }, nobody);
    await sections.create(db, { ...section, title: "A plain section" }, nobody);
    const [, load] = Object.entries(routes).find(([path]) => path.endsWith(`/${file}.tsx`)) ?? [];
    const { loader, default: Page } = (await load?.()) ?? {};
    if (!loader || !Page) throw new Error(`${file} is no page`);
    const url = new URL(pagePath([category], category.webPageCategoryId) ?? "", "http://localhost");
    const params = { loan: "fha" };
    const loaderData = await loader({ request: new Request(url), url, params, context });
    const html = renderToString(
      <StaticRouter location={url.pathname}>
        <Routes>
          <Route element={<Outlet context={{ settings: { ...settings, consentVersions: {} } }} />}>
            <Route path="*" element={<Page loaderData={loaderData} params={params} />} />
          </Route>
        </Routes>
      </StaticRouter>,
    );
    expect(html, slug).toContain("A banner");
    expect(html.includes("A plain section"), slug).toBe(isOnPage({ slug }, undefined, ""));
  }
});
