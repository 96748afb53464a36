import { ArrowLeft } from "lucide";
import { data, redirect } from "react-router";
import { findRedirect } from "#app/features/addresses/reads.server.ts";
import { LanguagePromise } from "#app/features/application/public/language-promise.tsx";
import { answerContactForm, contactFormData, formPageHeaders } from "#app/features/leads/messages/form-action.server.ts";
import { AfterSending } from "#app/features/leads/public/after-sending.tsx";
import { readFormStart } from "#app/features/leads/public/attachment.server.ts";
import { ContactForm } from "#app/features/leads/public/contact-form.tsx";
import { languageNames } from "#app/features/officers/language-names.ts";
import { withOfferedSpecialties } from "#app/features/officers/offered-specialties.ts";
import { canTakeLeads, isLicenseValid } from "#app/features/officers/officer-licenses.ts";
import { officerPath } from "#app/features/officers/officer-path.ts";
import { pageCode } from "#app/features/officers/page-code.server.ts";
import { findActiveOfficer, type ShownOfficer } from "#app/features/officers/service.server.ts";
import { storedPicture } from "#app/features/pages/sections/share-picture.server.ts";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { ReviewList } from "#app/features/reviews/public/review-list.tsx";
import { listReviewsOfOfficer } from "#app/features/reviews/reads.server.ts";
import { reviewTexts } from "#app/features/reviews/texts/reviews.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { readStateDisclosures } from "#app/features/settings/state-disclosures.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { LoadFailure } from "#app/shell/public/load-failure.tsx";
import { Island } from "#app/shell/site/island.tsx";
import { Html } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { officeDay } from "#lib/dates.ts";
import { parseId } from "#lib/fields.ts";
import { fillWords } from "#lib/fill-words.ts";
import { contentPath, languageOf, localPath } from "#lib/languages.ts";
import { personalContext, sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/loan-officer";
import { licensedStates } from "./licensed-states.server.ts";
import { LoanOfficerProfile } from "./loan-officer-profile.tsx";
import { OfficerJsonLd } from "./officer-json-ld.tsx";

export const handle = { scripts: "when found" };

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, log, siteUrl } = context.get(sharedContext);
  const language = languageOf(url.pathname);
  const id = parseId(params.id);
  const officer = id && (await findActiveOfficer(db, id, language));
  if (!officer) {
    const location = await findRedirect({ db, siteUrl }, url.pathname);
    if (location) throw redirect(location, 301);
    return data(null, { status: 404 });
  }
  // Any name is accepted, but each officer has one canonical URL.
  const path = localPath(officerPath(officer), language);
  if (path !== url.pathname) throw redirect(path, 308);
  const settings = await readSettings(db, language, log);
  const today = officeDay(new Date());
  return {
    officer: withOfferedSpecialties(officer, settings),
    today,
    code: pageCode(siteUrl + path),
    disclosures: disclosuresFor(officer, settings["legal.stateDisclosures"], today),
    sharePicture: sharedPhoto(officer),
    calculatorUrl: settings["links.calculator"],
    form: contactFormData(settings, await licensedStates(db, language, new Date())),
    ...(await readFormStart({ db, log }, url.searchParams, settings, language)),
    replyTime: settings["contact.replyTime"],
    reviews: await listReviewsOfOfficer(db, officer.loanOfficerId),
  };
}

function disclosuresFor({ licenses }: ShownOfficer, text: string, today: string) {
  const states = new Set(licenses.filter((license) => isLicenseValid(license, today)).map(({ state }) => state));
  return (readStateDisclosures(text) ?? []).filter(({ state }) => states.has(state));
}

function sharedPhoto({ image1, imageWidth, imageHeight, firstName, lastName }: ShownOfficer) {
  if (!image1 || !imageWidth || !imageHeight) return undefined;
  return storedPicture({ name: image1, width: imageWidth, height: imageHeight }, `${firstName} ${lastName}`);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return answerContactForm(request, context.get(personalContext), parseId(params.id) ?? null);
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => ({ ...formPageHeaders, ...Object.fromEntries(actionHeaders) });

export default function LoanOfficer({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <OfficerPage {...loaderData} outcome={actionData} /> : <NotFound />;
}

type FoundProps = NonNullable<Route.ComponentProps["loaderData"]> & { outcome: Route.ComponentProps["actionData"] };

function OfficerPage({
  officer,
  today,
  code,
  disclosures,
  sharePicture,
  calculatorUrl,
  form,
  start,
  answers,
  replyTime,
  reviews,
  outcome,
}: FoundProps) {
  const { officer: text } = useTexts(pageTexts);
  const { titleOfOfficer } = useTexts(reviewTexts);
  const language = useLanguage();
  const takesLeads = canTakeLeads(officer, today);
  const settings = useSiteSettings();
  const { firstName, languagesSpoken } = officer;
  const ownAnswerer = takesLeads ? { firstName, languages: languageNames(languagesSpoken, language) } : undefined;
  const name = `${officer.firstName} ${officer.lastName}`;
  const description = [name, officer.title, text.nmls(officer.licenseNumber)].filter(Boolean).join(" · ");
  return (
    <>
      <PageMeta title={name} description={description} path={officerPath(officer)} type="profile" picture={sharePicture} />
      <OfficerJsonLd officer={officer} />
      <div className="bg-sand print:bg-white">
        <div className="mx-auto max-w-7xl px-4 pt-6 pb-14 sm:px-6 md:pb-20 lg:px-8">
          <SiteLink
            to="/services/find-a-loan-officer"
            className="no-print mb-6 inline-flex min-h-11 items-center gap-2 font-semibold text-teal hover:text-clay"
          >
            <Icon of={ArrowLeft} className="size-4" />
            {text.all}
          </SiteLink>
          <LoanOfficerProfile officer={officer} applyUrl={settings["links.apply"]} today={today} code={code} answers={answers} />
        </div>
      </div>
      <div className="mx-auto grid max-w-7xl gap-14 px-4 py-14 sm:px-6 md:py-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16 lg:px-8">
        <section>
          <h2 className="font-semibold text-heading text-teal-dark">{text.about(officer.firstName)}</h2>
          <Html html={officer.description} className="mt-5 text-lg" />
          {disclosures.length > 0 && <Disclosures disclosures={disclosures} />}
        </section>
        <Calculator url={calculatorUrl} />
      </div>
      <ReviewList reviews={reviews} title={titleOfOfficer(officer.firstName)} />
      <section aria-labelledby="message" className="no-print bg-sand">
        <div className="mx-auto grid max-w-7xl gap-x-16 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:px-8 lg:[&_form]:mt-0">
          <h2 id="message" className="font-semibold text-heading text-teal-dark">
            {takesLeads ? fillWords(settings["text.contact.officerForm"], { name: officer.firstName }) : settings["text.contact.form"]}
          </h2>
          <div>
            <LanguagePromise />
            <Island name="contact-form" of={ContactForm} props={{ form, outcome, loanOfficerId: officer.loanOfficerId, ...start }} />
            <AfterSending settings={settings} replyTime={replyTime} officer={outcome?.sent ? outcome.answeredBy : ownAnswerer} />
          </div>
        </div>
      </section>
    </>
  );
}

function Disclosures({ disclosures }: Pick<FoundProps, "disclosures">) {
  const { officer: text } = useTexts(pageTexts);
  return (
    <div className="mt-8 border-line border-t pt-5 text-muted text-sm">
      <h3 className="font-semibold">{text.disclosures}</h3>
      <ul className="mt-2 space-y-1">
        {disclosures.map((disclosure) => (
          <li key={disclosure.state}>{disclosure.text}</li>
        ))}
      </ul>
    </div>
  );
}

function Calculator({ url }: { url: string }) {
  const { officer: text } = useTexts(pageTexts);
  const language = useLanguage();
  const source = contentPath(url, language);
  // Our own calculator has a heading inside the iframe.
  const hasHeading = source.startsWith("/");
  return (
    <section className="no-print">
      {!hasHeading && <h2 className="mb-5 font-semibold text-heading text-teal-dark">{text.calculator}</h2>}
      <iframe
        title={text.calculator}
        src={source}
        height={500}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        className="block h-[500px] w-full rounded-3xl border-0 bg-paper ring-1 ring-line"
      />
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { menu } = useTexts(siteTexts);
  return <LoadFailure error={error} title={menu.links.officers} />;
}
