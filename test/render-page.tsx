import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { Outlet, Route, RouterContextProvider, Routes, StaticRouter } from "react-router";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { PageLanguage } from "#app/messages/messages.ts";
import { sharedPageOf } from "#app/shell/public/page-queries.ts";
import { languageOf } from "#lib/languages.ts";
import type { Db } from "#platform/database/db.server.ts";
import { createLog } from "#platform/log.server.ts";
import { sharedContext } from "#platform/page-context.server.ts";

type Params = Record<string, string>;
/** Fits every public route, although each has types of its own. */
type Loader<Loaded = unknown> = (args: never) => Promise<Loaded>;
export type PageModule = { loader: Loader; default: ComponentType<never> };

type LoaderArgs = { request: Request; url: URL; params: Params; context: RouterContextProvider };
type PageProps = { loaderData: unknown; params: Params };

const log = createLog("silent");

/** As the server does: with only the parameters that the page knows. */
export function loadPage<Loaded>(db: Db, loader: Loader<Loaded>, path: string, params: Params = {}): Promise<Loaded> {
  const given = new URL(path, "http://localhost");
  const page = sharedPageOf(given.pathname, given.search);
  const url = new URL(page.path + page.search, "http://localhost");
  const context = new RouterContextProvider();
  context.set(sharedContext, { db, log, siteUrl: "http://localhost" });
  const load = loader as unknown as (args: LoaderArgs) => Promise<Loaded>;
  return load({ request: new Request(url), url, params, context });
}

const isWithInit = (value: unknown): value is { data: unknown } => typeof value === "object" && value !== null && "init" in value;

/** A public page without the layout around it. */
export async function renderPage(db: Db, { loader, default: page }: PageModule, path: string, params: Params = {}): Promise<string> {
  const loaded = await loadPage(db, loader, path, params);
  const language = languageOf(path);
  const settings = await readSettings(db, language, log);
  const Page = page as unknown as ComponentType<PageProps>;
  return renderToString(
    <PageLanguage value={language}>
      <StaticRouter location={path}>
        <Routes>
          <Route element={<Outlet context={{ settings: { ...settings, consentVersions: {} }, bookingPath: undefined }} />}>
            <Route path="*" element={<Page loaderData={isWithInit(loaded) ? loaded.data : loaded} params={params} />} />
          </Route>
        </Routes>
      </StaticRouter>
    </PageLanguage>,
  );
}
