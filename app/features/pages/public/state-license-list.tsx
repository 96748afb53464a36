import type { StateLicenses } from "#app/features/pages/licenses-by-state.ts";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { trustTexts } from "#app/features/pages/texts/trust.ts";
import { useTexts } from "#app/messages/messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { registryLink } from "#lib/nmls.ts";

export function LicensesByState({ states }: { states: StateLicenses[] }) {
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
            {company && (
              <p className="mt-1 tabular-nums">
                <span className="text-muted">{text.company}:</span> {company}
              </p>
            )}
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
