import { ArrowLeft, BookOpenCheck, ClipboardCheck, Coins, House, TriangleAlert, Users } from "lucide";
import { data } from "react-router";
import { LanguagePromise } from "#app/features/application/public/language-promise.tsx";
import { WaysToReachUs } from "#app/features/contact-ways/public/ways-to-reach-us.tsx";
import { askPath } from "#app/features/contact-ways/ways.ts";
import { itinAnswer } from "#app/features/itin/itin-offer.ts";
import { ItinAnswer } from "#app/features/itin/public/itin-answer.tsx";
import { listSpecialists } from "#app/features/officers/public/shown-officers.server.ts";
import { RichWords, useMarks, Words } from "#app/features/pages/blocks/words.tsx";
import { findLoanSlug } from "#app/features/pages/page-path.ts";
import { type Page, type PagePart, readPage } from "#app/features/pages/sections/page.server.ts";
import { sectionId } from "#app/features/pages/sections/section-id.ts";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { DoorwayScene } from "#app/ui/doorway-scene.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BreadcrumbsJsonLd } from "#app/ui/json-ld.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { englishPath, languageOf, localPath, withoutTrailingSlash } from "#lib/languages.ts";
import { pick } from "#lib/pick.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/loan";
import { CallToAction } from "./call-to-action.tsx";
import { HeroBanner } from "./hero-banner.tsx";
import { QuestionsJsonLd } from "./questions-json-ld.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log } = context.get(sharedContext);
  const language = languageOf(url.pathname);
  const path = withoutTrailingSlash(englishPath(url.pathname));
  const slug = findLoanSlug(path);
  const page = slug === undefined ? undefined : await readPage(db, slug, language);
  // An installation that is older than these pages has no content for them.
  if (!page?.name) return data(null, { status: 404 });
  const specialists = page.slug === itinSlug ? await listSpecialists({ db, log }, "itin", language, new Date()) : [];
  return { page, path, itinOfficers: specialists.slice(0, 2).map((officer) => pick(officer, ["loanOfficerId", "firstName", "lastName"])) };
}

const itinSlug = "loans-itin";

export default function Loan({ loaderData }: Route.ComponentProps) {
  return loaderData ? <LoanPage {...loaderData} /> : <NotFound />;
}

type Props = NonNullable<Route.ComponentProps["loaderData"]>;

function LoanPage({ page, itinOfficers, path }: Props) {
  const { loans: text } = useTexts(pageTexts);
  const settings = useSiteSettings();
  const language = useLanguage();
  const questions = page.parts[`${page.slug}-questions`];
  const isItin = page.slug === itinSlug;
  const itin = itinAnswer(settings, language);
  const itinQuestion = { title: itin.question, body: `${itin.answer} ${itin.detail}` };
  const steps = [
    { name: text.home, path: localPath("/", language) },
    { name: text.name, path: localPath("/loans", language) },
    { name: page.name, path: localPath(path, language) },
  ];
  return (
    <>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} />
      <BreadcrumbsJsonLd steps={steps} />
      {questions && <QuestionsJsonLd questions={isItin ? [itinQuestion, ...questions.sections] : questions.sections} />}
      <HeroBanner
        hero={page.hero}
        name={page.name}
        page={page}
        lead={page.body}
        answer={isItin && <ItinAnswer officers={itinOfficers} />}
        scene={<DoorwayScene seed={page.slug} className="size-full" />}
      >
        <SiteLink to="/loans" className="mt-6 inline-flex min-h-11 items-center gap-2 font-semibold text-teal hover:text-clay">
          <Icon of={ArrowLeft} className="size-4" />
          {text.all}
        </SiteLink>
      </HeroBanner>
      <Sections page={page} />
      {questions && <Questions part={questions} />}
      {isItin && (
        <div className="mx-auto max-w-7xl px-4 pt-14 sm:px-6 md:pt-20 lg:px-8">
          <LanguagePromise long />
        </div>
      )}
      <section className="mx-auto max-w-7xl px-4 py-16 text-center sm:px-6 md:py-24 lg:px-8">
        <h2 className="font-display font-semibold text-heading text-teal-dark">{settings["text.loans.next"]}</h2>
        <p className="mx-auto mt-4 max-w-2xl text-lead text-muted">{settings["text.loans.nextLine"]}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/services/find-a-loan-officer" tone="quiet">
            {text.findOfficer}
          </ButtonLink>
          <ButtonLink to="/can-i-buy" tone="quiet">
            {text.canIBuy}
          </ButtonLink>
          <ButtonLink to="/assistance" tone="quiet">
            {text.assistance}
          </ButtonLink>
          <ButtonLink to={askPath("none", path)} tone="quiet">
            {text.askWithoutName}
          </ButtonLink>
        </div>
      </section>
      <WaysToReachUs page={page.name} className="pb-16 md:pb-24" />
      <CallToAction />
    </>
  );
}

/** For whom, what it asks, what it costs, what to watch out for, sources. */
const icons = [Users, ClipboardCheck, Coins, TriangleAlert, BookOpenCheck];

function Sections({ page }: { page: Page }) {
  const marks = useMarks();
  return (
    <div
      className="mx-auto grid max-w-7xl gap-x-16 px-4 py-10 sm:px-6 md:grid-cols-2 md:py-16 lg:px-8"
      {...marks.list(page.webPageCategoryId)}
    >
      {page.sections.map((section, index) => {
        const icon = icons[index] ?? House;
        return (
          <section
            key={section.webPageContentId}
            id={sectionId(section)}
            className="min-w-0 border-line border-t py-8 md:py-10 [&:nth-child(5)]:col-span-full"
            {...marks.block(section)}
          >
            <Icon of={icon} className="mb-4 size-9 text-clay" strokeWidth={1.5} />
            <Words of={section} field="title" as="h2" className="font-semibold text-2xl text-teal-dark sm:text-3xl" />
            <RichWords of={section} field="body" className="mt-4 max-w-3xl text-[1.0625rem]" />
          </section>
        );
      })}
    </div>
  );
}

function Questions({ part }: { part: PagePart }) {
  const marks = useMarks();
  return (
    <section className="bg-sand">
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-20 lg:px-8">
        <h2 className="font-semibold text-heading text-teal-dark" {...marks.pageText(part, "name")}>
          {part.name}
        </h2>
        <dl className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
          {part.sections.map((question) => (
            <div key={question.webPageContentId} id={sectionId(question)} {...marks.block(question)}>
              <Words of={question} field="title" as="dt" className="font-display font-semibold text-teal-dark text-xl" />
              <dd>
                <RichWords of={question} field="body" className="mt-2 text-[1.0625rem]" />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
