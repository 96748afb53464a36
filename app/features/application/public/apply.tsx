import { Phone } from "lucide";
import type { ReactNode } from "react";
import { redirect } from "react-router";
import { applicationWords } from "#app/features/application/application-words.ts";
import { applyPath } from "#app/features/application/apply-link.ts";
import { applyTexts } from "#app/features/application/texts/apply.ts";
import { documentsBySituation } from "#app/features/buying-guide/documents.ts";
import { documentTexts } from "#app/features/buying-guide/texts/documents.ts";
import { WaysToReachUs } from "#app/features/contact-ways/public/ways-to-reach-us.tsx";
import { findApplicationOfficer } from "#app/features/officers/public/shown-officers.server.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { drawnPicture } from "#app/ui/drawn-picture.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { keepTimesWhole } from "#lib/clock-time.ts";
import { parseId } from "#lib/fields.ts";
import { languageOf, localPath } from "#lib/languages.ts";
import { telephoneLink } from "#lib/telephone.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/apply";
import { LanguagePromise } from "./language-promise.tsx";
import { Lines, linesOf } from "./lines.tsx";

/** The URL names an officer by id alone; where the application is comes from the officer's record or the settings. */
export async function loader({ url: { pathname, search, searchParams }, context }: Route.LoaderArgs) {
  const { db, log } = context.get(sharedContext);
  const language = languageOf(pathname);
  const id = parseId(searchParams.get("officer") ?? "");
  const officer = id ? await findApplicationOfficer(db, id, language, new Date()) : undefined;
  const path = localPath(applyPath(officer?.loanOfficerId), language);
  if (path !== pathname + search) throw redirect(path);
  const settings = await readSettings(db, language, log);
  return {
    applicationUrl: officer?.applyNowUrl || settings["links.apply"],
    officer: officer && { name: `${officer.firstName} ${officer.lastName}`, phone: officer.phoneNumber },
  };
}

const linkLook = "mt-2 inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4 hover:text-clay";

export default function Apply({ loaderData: { applicationUrl, officer } }: Route.ComponentProps) {
  const text = useTexts(applyTexts);
  const settings = useSiteSettings();
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.description}
        path="/apply"
        picture={drawnPicture("homebuying-process", useLanguage(), text.title)}
      />
      <PageHeader title={text.title} lead={settings["text.apply.lead"]}>
        {officer && <p className="mt-3 font-semibold text-teal">{text.with(officer.name)}</p>}
        <Continue url={applicationUrl} />
      </PageHeader>
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-12 px-4 py-12 sm:px-6 md:grid-cols-2 md:py-16 lg:px-8">
        <Part title={text.asked}>
          <Lines items={linesOf(settings["text.apply.asked"])} />
        </Part>
        <div className="grid content-start gap-y-12">
          <Part title={text.time}>
            <p className="mt-2">{settings["text.apply.time"]}</p>
          </Part>
          <Papers />
        </div>
        <Words />
        <div className="grid content-start gap-y-12">
          <Help officer={officer} />
          <LanguagePromise long />
        </div>
      </div>
      <div className="mx-auto max-w-7xl px-4 pb-16 sm:px-6 md:pb-24 lg:px-8">
        <Continue url={applicationUrl} />
      </div>
    </>
  );
}

/** In a new tab, so that the words stay at hand while the form is filled in. */
function Continue({ url }: { url: string }) {
  const text = useTexts(applyTexts);
  return (
    <div className="no-print mt-6">
      <ButtonLink to={url} newTab className="px-8 max-sm:w-full">
        {text.continue}
      </ButtonLink>
      {URL.canParse(url) && <p className="mt-2 text-muted text-sm">{text.opens(new URL(url).host)}</p>}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 text-[1.0625rem]">
      <h2 className="font-semibold text-2xl text-teal-dark sm:text-3xl">{title}</h2>
      {children}
    </section>
  );
}

const papers = [...documentsBySituation.everyone, ...documentsBySituation.employee, "tax-returns", "itin-letter"] as const;

function Papers() {
  const text = useTexts(applyTexts);
  const language = useLanguage();
  return (
    <Part title={text.papers}>
      <Lines items={papers.map((paper) => documentTexts[language][paper].name)} />
      <SiteLink to="/your-folder" className={linkLook}>
        {text.allPapers}
      </SiteLink>
    </Part>
  );
}

function Words() {
  const text = useTexts(applyTexts);
  return (
    <Part title={text.words}>
      <p className="mt-2 text-muted">{text.wordsHint}</p>
      <table className="mt-4 w-full text-left">
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-2 pr-4">
              {text.english}
            </th>
            <th scope="col" className="py-2">
              {text.spanish}
            </th>
          </tr>
        </thead>
        <tbody>
          {applicationWords.map(([english, spanish]) => (
            <tr key={english} className="border-line border-b align-top">
              <th scope="row" lang="en" className="w-2/5 py-2 pr-4 font-semibold">
                {english}
              </th>
              <td lang="es" className="py-2">
                {spanish}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SiteLink to="/glossary" className={linkLook}>
        {text.glossary}
      </SiteLink>
    </Part>
  );
}

type ChosenOfficer = Route.ComponentProps["loaderData"]["officer"];

function Help({ officer }: { officer: ChosenOfficer }) {
  const text = useTexts(applyTexts);
  const settings = useSiteSettings();
  const calls = [
    ...(officer?.phone ? [{ name: officer.name, phone: officer.phone }] : []),
    { name: text.office, phone: settings["contact.phone"] },
  ];
  return (
    <Part title={text.help}>
      <p className="mt-2">{text.helpText}</p>
      <ul className="mt-2">
        {calls.map(({ name, phone }) => (
          <li key={name}>
            <a
              href={telephoneLink(phone)}
              data-way="call"
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-teal hover:text-clay"
            >
              <Icon of={Phone} className="size-4 shrink-0" />
              <span>
                {text.call(name)} <span className="whitespace-nowrap">{phone}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {keepTimesWhole([settings["hours.weekdays"], settings["hours.saturday"], settings["hours.sunday"]].join(" · "))}
      </p>
      <WaysToReachUs page={text.title} size="compact" className="mt-3" />
      <SiteLink to="/contact-us" className={linkLook}>
        {text.ask}
      </SiteLink>
    </Part>
  );
}
