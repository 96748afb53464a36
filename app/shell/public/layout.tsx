import { Outlet, useLocation } from "react-router";
import { readDocumentFacts } from "#app/features/documents/reads.server.ts";
import { readMenus } from "#app/features/menus/reads.server.ts";
import { findBookingPath } from "#app/features/officers/public/booking-path.server.ts";
import type { BookingContext } from "#app/features/officers/public/booking-path.ts";
import { findFrame, readMovedPaths } from "#app/features/pages/addresses.server.ts";
import { consentVersion } from "#app/features/settings/consent.server.ts";
import { consentKeys, frameKeys, type SettingsContext, type SiteSettings } from "#app/features/settings/public/site-settings.ts";
import { readSettings, type Settings } from "#app/features/settings/settings.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { SpeculationRules } from "#app/shell/site/speculation-rules.tsx";
import { LinkedDocuments } from "#app/ui/linked-documents.ts";
import { MovedPages } from "#app/ui/moved-paths.ts";
import { SiteIdentity } from "#app/ui/page-meta.tsx";
import { newTabNote } from "#app/ui/site-link.tsx";
import { isAdminPath } from "#lib/admin-path.ts";
import { officeDay } from "#lib/dates.ts";
import { englishPath, languageOf, withoutTrailingSlash } from "#lib/languages.ts";
import { oncePerObject } from "#lib/once-per-object.ts";
import { pick } from "#lib/pick.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/layout";
import { Footer } from "./footer.tsx";
import { findPageName } from "./page-name.server.ts";
import { SideMenu } from "./side-menu.tsx";
import { TopBar } from "./top-bar.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log, siteUrl } = context.get(sharedContext);
  const { pathname } = new URL(request.url);
  const language = languageOf(pathname);
  const path = withoutTrailingSlash(englishPath(pathname));
  const settings = await readSettings(db, language, log);
  return {
    siteUrl,
    settings: frameSettings(settings),
    bookingPath: await findBookingPath(db, language, new Date()),
    pageName: await findPageName(db, path, language),
    frame: await findFrame(db, language, path),
    menus: await readMenus(db, language, new Date()),
    moved: await readMovedPaths(db, language),
    documents: await readDocumentFacts(db, language, officeDay(new Date())),
  };
}

/** The same object for the same settings, so that derived values are computed once. */
const frameSettings = oncePerObject(
  (settings: Settings): SiteSettings => ({
    ...pick(settings, frameKeys),
    consentVersions: Object.fromEntries(consentKeys.map((key) => [key, consentVersion(settings[key])])),
  }),
);

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const { siteUrl, settings, bookingPath, pageName, frame, menus, moved, documents } = loaderData;
  const text = useTexts(siteTexts);
  // An unknown admin address shows this layout too, under the admin's policy, which allows none of our inline scripts.
  const isBesideAdmin = isAdminPath(useLocation().pathname);
  return (
    <SiteIdentity value={{ name: settings["company.name"], tagline: settings["company.tagline"], url: siteUrl, ...frame }}>
      <MovedPages value={moved}>
        <LinkedDocuments value={documents}>
          <a href="#content" className="skip-link no-print">
            {text.skip}
          </a>
          <TopBar settings={settings} links={menus.header} />
          <SideMenu settings={settings} bookingPath={bookingPath} page={pageName} items={menus.menu} />
          <main id="content" tabIndex={-1} className="min-h-[34rem] pt-bar outline-none print:min-h-0 print:pt-0">
            <Outlet context={{ settings, bookingPath } satisfies SettingsContext & BookingContext} />
          </main>
          <Footer settings={settings} items={menus.footer} />
          <p id={newTabNote} hidden>
            {text.newTab}
          </p>
          {!isBesideAdmin && <SpeculationRules />}
        </LinkedDocuments>
      </MovedPages>
    </SiteIdentity>
  );
}
