import type { ReactNode } from "react";
import { applyLink } from "#app/features/application/apply-link.ts";
import { languageNames } from "#app/features/officers/language-names.ts";
import { canTakeLeads, isLicenseValid, type OfficerLicense } from "#app/features/officers/officer-licenses.ts";
import type { PageCode } from "#app/features/officers/page-code.server.ts";
import type { ShownOfficer } from "#app/features/officers/service.server.ts";
import { directoryTexts } from "#app/features/officers/texts/officer-directory.ts";
import { specialtyNames } from "#app/features/officers/texts/specialties.ts";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { stateNames } from "#app/messages/us-states.ts";
import { ApplicationNote } from "#app/ui/application-note.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { FacebookIcon, InstagramIcon } from "#app/ui/social-icons.tsx";
import { registryLink } from "#lib/nmls.ts";
import type { Language } from "#lib/translations.ts";
import { OfficerPhoto } from "./officer-photo.tsx";
import { WaysToReach } from "./ways-to-reach.tsx";

type Props = { officer: ShownOfficer; applyUrl: string; today: string; code: PageCode; answers: string };

/** An officer without an application page uses the company's. */
export function LoanOfficerProfile({ officer, applyUrl, today, code, answers }: Props) {
  const { officer: text } = useTexts(pageTexts);
  const { speaks } = useTexts(directoryTexts);
  const language = useLanguage();
  const name = `${officer.firstName} ${officer.lastName}`;
  const takesLeads = canTakeLeads(officer, today);
  const specialties = officer.specialties.map((specialty) => specialtyNames[language][specialty]);
  return (
    <div className="grid items-start gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-16">
      <OfficerPhoto
        officer={officer}
        priority
        sizes="(min-width: 1152px) 470px, (min-width: 768px) 42vw, 88vw"
        className="aspect-square w-full rounded-3xl object-cover shadow-card print:w-56"
      />
      <div>
        <h1 className="font-semibold text-teal-dark text-title">{name}</h1>
        <p className="mt-3 font-display text-lead">{officer.title}</p>
        {officer.subTitle && <p className="text-lg text-muted">{officer.subTitle}</p>}
        <p className="mt-3 font-semibold tabular-nums">{text.nmls(officer.licenseNumber)}</p>
        <SiteLink
          to={registryLink("officer", officer.licenseNumber)}
          newTab
          className="no-print inline-flex min-h-11 items-center text-teal underline underline-offset-4 hover:text-clay"
        >
          {text.registry}
        </SiteLink>
        {takesLeads && <p className="mt-1">{text.licensedIn(licenseNames(officer.licenses, today, language))}</p>}
        {officer.languagesSpoken.length > 0 && <p className="mt-3">{speaks(languageNames(officer.languagesSpoken, language))}</p>}
        {specialties.length > 0 && (
          <p className="mt-1">
            <span className="font-semibold">{text.specialties}:</span> {specialties.join(" · ")}
          </p>
        )}
        <WaysToReach officer={officer} takesLeads={takesLeads} answers={answers} />
        <div className="no-print mt-5 flex flex-wrap items-center gap-3">
          {takesLeads ? (
            <Apply officerId={officer.loanOfficerId} url={officer.applyNowUrl || applyUrl} />
          ) : (
            <AskOffice firstName={officer.firstName} />
          )}
          {officer.facebookUrl && <Social href={officer.facebookUrl} label={text.facebook(name)} icon={<FacebookIcon />} />}
          {officer.instagramUrl && <Social href={officer.instagramUrl} label={text.instagram(name)} icon={<InstagramIcon />} />}
        </div>
        <div className="mt-7">
          <PageCodeFigure code={code} />
        </div>
      </div>
    </div>
  );
}

function Apply({ officerId, url }: { officerId: number; url: string }) {
  const { officer: text } = useTexts(pageTexts);
  return (
    <>
      <ButtonLink {...applyLink(url, useLanguage(), { newTab: true, officerId })} className="px-8">
        {text.applyOnline}
      </ButtonLink>
      <ApplicationNote className="text-muted" />
    </>
  );
}

function AskOffice({ firstName }: { firstName: string }) {
  const { officer: text } = useTexts(pageTexts);
  return (
    <>
      <p className="w-full font-semibold">{text.notLicensed(firstName)}</p>
      <ButtonLink to="/contact-us" className="px-8">
        {text.askOffice}
      </ButtonLink>
    </>
  );
}

function Social({ href, label, icon }: { href: string; label: string; icon: ReactNode }) {
  return (
    <SiteLink
      to={href}
      newTab
      aria-label={label}
      className="inline-flex size-12 items-center justify-center rounded-full border border-line text-teal hover:border-clay hover:text-clay"
    >
      {icon}
    </SiteLink>
  );
}

/** Opens this page on a phone, from paper or a larger screen. */
function PageCodeFigure({ code: { size, path } }: { code: PageCode }) {
  const { officer: text } = useTexts(pageTexts);
  return (
    <figure className="flex w-fit items-center gap-4 max-md:not-print:hidden">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-24 rounded-lg bg-white print:size-32"
        aria-hidden="true"
      >
        <path d={path} fill="black" />
      </svg>
      <figcaption className="max-w-40 text-muted text-sm">{text.code}</figcaption>
    </figure>
  );
}

/** "Utah (0001042) and Idaho", or «Utah (0001042) e Idaho»: the licenses that are valid on a day. */
function licenseNames(licenses: readonly OfficerLicense[], day: string, language: Language): string {
  const names = licenses
    .filter((license) => isLicenseValid(license, day))
    .map(({ state, number }) => (number === "" ? stateNames[language][state] : `${stateNames[language][state]} (${number})`));
  return new Intl.ListFormat(language).format(names);
}
