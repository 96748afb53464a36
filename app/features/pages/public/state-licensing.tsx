import { listValidLicenses } from "#app/features/officers/public/licensed-states.server.ts";
import { groupLicensesByState } from "#app/features/pages/licenses-by-state.ts";
import { readPage } from "#app/features/pages/sections/page.server.ts";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { languageOf } from "#lib/languages.ts";
import { companyRegistryLink } from "#lib/nmls.ts";
import { pick } from "#lib/pick.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/state-licensing";
import { Complaints, complaintKeys } from "./complaints.tsx";
import { Document } from "./document.tsx";
import { LicensesByState } from "./state-license-list.tsx";

export const handle = { scripts: false };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(sharedContext);
  const language = languageOf(new URL(request.url).pathname);
  const settings = await readSettings(db, language, log);
  return {
    page: await readPage(db, "state-licensing", language),
    states: groupLicensesByState(settings, await listValidLicenses(db, language, new Date()), language),
    settings: pick(settings, [
      ...complaintKeys,
      "company.legalName",
      "company.nmls",
      "company.utahLicense",
      "company.licensedStates",
      "company.registryUrl",
    ]),
  };
}

export default function StateLicensing({ loaderData: { page, states, settings } }: Route.ComponentProps) {
  const { licensing: text } = useTexts(pageTexts);
  return (
    <>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} />
      <Document page={page}>
        <section
          aria-label={text.numbers}
          className="mt-10 rounded-3xl rounded-tl-[5rem] bg-sand px-8 py-10 sm:px-14 sm:py-12 print:rounded-none print:border print:border-line print:bg-white print:p-6"
        >
          <dl className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
            <Fact name={text.company} value={settings["company.legalName"]} />
            <Fact name={text.nmls} value={`NMLS# ${settings["company.nmls"]}`} />
            {settings["company.utahLicense"] && <Fact name={text.utah} value={settings["company.utahLicense"]} />}
            <Fact name={text.states} value={settings["company.licensedStates"]} />
          </dl>
          <SiteLink
            to={companyRegistryLink(settings["company.nmls"], settings["company.registryUrl"])}
            newTab
            className="mt-8 inline-block font-semibold text-clay underline underline-offset-4 hover:text-clay-dark"
          >
            {text.registry}
          </SiteLink>
        </section>
        <LicensesByState states={states} />
      </Document>
      <Complaints settings={settings} />
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="mt-1 font-display font-semibold text-teal-dark text-xl">{value}</dd>
    </div>
  );
}
