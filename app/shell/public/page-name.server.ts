import { toolPages } from "#app/features/definitions.server.ts";
import { findActiveOfficer } from "#app/features/officers/service.server.ts";
import { pagePaths } from "#app/features/pages/page-path.ts";
import { readPage } from "#app/features/pages/sections/page.server.ts";
import { readSitePaths } from "#app/features/pages/site-pages.server.ts";
import { parseId } from "#lib/fields.ts";
import { withoutTrailingSlash } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";

/** How a visitor's message names the page with this English path; empty on the home page and where there is no short name. */
export async function findPageName(db: Db, givenPath: string, language: Language): Promise<string> {
  const path = withoutTrailingSlash(givenPath);
  if (path === "/") return "";
  const tool = toolPages.find((page) => page.path === path);
  if (tool) return tool.texts[language].title;
  const [slug] = Object.entries(pagePaths).find(([, known]) => known === path) ?? [];
  if (slug !== undefined) return (await readPage(db, slug, language)).name;
  const builtId = (await readSitePaths(db)).built[language][path];
  if (builtId !== undefined) return (await readPage(db, builtId, language)).name;
  const officerId = parseId(/^\/services\/loan-officer\/(\d+)/.exec(path)?.[1] ?? "");
  const officer = officerId && (await findActiveOfficer(db, officerId, language));
  return officer ? `${officer.firstName} ${officer.lastName}` : "";
}
