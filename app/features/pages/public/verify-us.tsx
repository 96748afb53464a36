import { Ban } from "lucide";
import type { ReactNode } from "react";
import { type LicensedOfficer, listIdentifiedOfficers } from "#app/features/officers/public/licensed-states.server.ts";
import { BareWords, RichWords, useMarks } from "#app/features/pages/blocks/words.tsx";
import { type PagePart, readPage } from "#app/features/pages/sections/page.server.ts";
import { trustTexts } from "#app/features/pages/texts/trust.ts";
import { ReviewList } from "#app/features/reviews/public/review-list.tsx";
import { listPublishedReviews } from "#app/features/reviews/reads.server.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { languageOf } from "#lib/languages.ts";
import { companyRegistryLink, registryLink } from "#lib/nmls.ts";
import { pick } from "#lib/pick.ts";
import { telephoneLink } from "#lib/telephone.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/verify-us";
import { Complaints, complaintKeys } from "./complaints.tsx";
import { Document } from "./document.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log, siteUrl } = context.get(sharedContext);
  const language = languageOf(url.pathname);
  const settings = await readSettings(db, language, log);
  return {
    page: await readPage(db, "verify-us", language),
    website: new URL(siteUrl).host,
    officers: await listIdentifiedOfficers(db, language),
    reviews: await listPublishedReviews(db),
    settings: pick(settings, [...complaintKeys, "company.legalName", "company.utahLicense"]),
  };
}

export default function VerifyUs({ loaderData: { page, website, officers, reviews, settings } }: Route.ComponentProps) {
  const neverAsked = page.parts["verify-us-never"];
  const officerNames = Object.fromEntries(officers.map(({ loanOfficerId, name }) => [loanOfficerId, name]));
  return (
    <>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} />
      <Document page={page}>
        {neverAsked && <NeverAsked part={neverAsked} />}
        <Facts legalName={settings["company.legalName"]} license={settings["company.utahLicense"]} website={website} officers={officers} />
      </Document>
      <ReviewList reviews={reviews} officers={officerNames} />
      <Complaints settings={settings} />
    </>
  );
}

function NeverAsked({ part }: { part: PagePart }) {
  const marks = useMarks();
  return (
    <section aria-labelledby="never" className="mt-10">
      <h2 id="never" className="font-semibold text-heading text-teal-dark" {...marks.pageText(part, "name")}>
        {part.name}
      </h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {part.sections.map((section) => (
          <li
            key={section.webPageContentId}
            className="break-inside-avoid rounded-2xl bg-paper p-6 shadow-card ring-1 ring-line"
            {...marks.block(section)}
          >
            <h3 className="flex gap-3 font-semibold text-lg text-teal-dark">
              <Icon of={Ban} className="mt-0.5 size-6 shrink-0 text-clay" />
              <BareWords of={section} field="title" />
            </h3>
            <RichWords of={section} field="body" className="mt-2" />
          </li>
        ))}
      </ul>
    </section>
  );
}

type FactsProps = { legalName: string; license: string; website: string; officers: LicensedOfficer[] };

/** For comparing with what a caller or mail claims. */
function Facts({ legalName, license, website, officers }: FactsProps) {
  const { verify: text } = useTexts(trustTexts);
  const settings = useSiteSettings();
  const { "contact.phone": phone, "contact.email": email, "company.nmls": nmls } = settings;
  return (
    <section
      aria-labelledby="facts"
      className="mt-12 rounded-3xl bg-sand px-6 py-10 sm:rounded-tl-[5rem] sm:px-14 sm:py-12 print:rounded-none print:border print:border-line print:bg-white print:p-6"
    >
      <h2 id="facts" className="font-semibold text-heading text-teal-dark">
        {text.facts}
      </h2>
      <p className="mt-3 max-w-3xl">{text.factsNote}</p>
      <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <Fact name={text.company}>{legalName}</Fact>
        <Fact name={text.nmls}>NMLS# {nmls}</Fact>
        <Fact name={text.license}>{license}</Fact>
        <Fact name={text.address}>
          {settings["address.street"]}, {settings["address.city"]}, {settings["address.state"]} {settings["address.zip"]}
        </Fact>
        <Fact name={text.phone}>
          <a href={telephoneLink(phone)} data-way="call" className="inline-flex min-h-11 items-center hover:text-clay hover:underline">
            <span className="whitespace-nowrap">{phone}</span>
          </a>
        </Fact>
        <Fact name={text.email}>
          <a
            href={`mailto:${email}`}
            data-way="email"
            className="inline-flex min-h-11 items-center break-all hover:text-clay hover:underline"
          >
            {email}
          </a>
        </Fact>
        <Fact name={text.website}>{website}</Fact>
      </dl>
      <p className="mt-6 flex flex-wrap gap-x-8">
        <SiteLink to={companyRegistryLink(nmls, settings["company.registryUrl"])} newTab className={linkLook}>
          {text.registry}
        </SiteLink>
        <SiteLink to="/state-licensing" className={linkLook}>
          {text.licenses}
        </SiteLink>
      </p>
      {officers.length > 0 && <Officers officers={officers} />}
    </section>
  );
}

const linkLook = "inline-flex min-h-11 items-center font-semibold text-clay underline underline-offset-4 hover:text-clay-dark";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="mt-0.5 font-semibold text-lg text-teal-dark tabular-nums">{children}</dd>
    </div>
  );
}

function Officers({ officers }: { officers: LicensedOfficer[] }) {
  const { verify: text, byState } = useTexts(trustTexts);
  return (
    <>
      <h3 className="mt-8 font-semibold text-teal-dark text-xl">{text.officers}</h3>
      <p className="mt-2 max-w-3xl">{text.officersNote}</p>
      <ul className="mt-3 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {officers.map(({ loanOfficerId, name, path, nmls }) => (
          <li key={loanOfficerId} className="flex flex-wrap items-center gap-x-3 border-line border-t py-1">
            <SiteLink to={path} className="inline-flex min-h-11 items-center font-semibold text-teal hover:text-clay hover:underline">
              {name}
            </SiteLink>
            <SiteLink
              to={registryLink("officer", nmls)}
              newTab
              aria-label={byState.lookUp(name, nmls)}
              className="inline-flex min-h-11 items-center text-clay tabular-nums underline underline-offset-4 hover:text-clay-dark"
            >
              NMLS# {nmls}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
