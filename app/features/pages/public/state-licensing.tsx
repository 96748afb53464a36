import { listValidLicenses } from "#app/features/officers/public/licensed-states.server.ts";
import { groupLicensesByState, type StateLicenses } from "#app/features/pages/licenses-by-state.ts";
import { readPage } from "#app/features/pages/sections/page.server.ts";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { trustTexts } from "#app/features/pages/texts/trust.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { languageOf } from "#lib/languages.ts";
import { companyRegistryLink, registryLink } from "#lib/nmls.ts";
import { pick } from "#lib/pick.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/state-licensing";
import { Complaints, complaintKeys } from "./complaints.tsx";
import { Document } from "./document.tsx";

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
            <Fact name={text.utah} value={settings["company.utahLicense"]} />
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
        <LicensesByState states={states} nmls={settings["company.nmls"]} />
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

function LicensesByState({ states, nmls }: { states: StateLicenses[]; nmls: string }) {
  const { licensing: text } = useTexts(pageTexts);
  const { byState } = useTexts(trustTexts);
  return (
    <section aria-labelledby="by-state" className="mt-12">
      <h2 id="by-state" className="font-semibold text-2xl text-teal-dark sm:text-3xl">
        {byState.title}
      </h2>
      <p className="mt-3 max-w-3xl text-muted">{byState.note}</p>
      <ul className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {states.map(({ state, name, company, officers }) => (
          <li key={state} className="break-inside-avoid border-line border-t pt-4">
            <h3 className="font-semibold text-lg text-teal-dark">{name}</h3>
            <p className="mt-1 tabular-nums">
              <span className="text-muted">{text.company}:</span> {company ?? `NMLS# ${nmls}`}
            </p>
            <ul className="mt-2">
              {officers.map(({ number, officer }) => (
                <li key={`${officer.loanOfficerId}-${number}`} className="py-1.5 tabular-nums">
                  <SiteLink to={officer.path} className="text-teal underline underline-offset-4 hover:text-clay">
                    {officer.name}
                  </SiteLink>
                  {number && <> · {number}</>} ·{" "}
                  <SiteLink
                    to={registryLink("officer", officer.nmls)}
                    newTab
                    aria-label={byState.lookUp(officer.name, officer.nmls)}
                    className="text-teal underline underline-offset-4 hover:text-clay"
                  >
                    NMLS# {officer.nmls}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
