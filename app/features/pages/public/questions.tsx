import clsx from "clsx";
import { ChevronDown } from "lucide";
import { itinAnswer } from "#app/features/itin/itin-offer.ts";
import { RichWords, useFold, useMarks, Words } from "#app/features/pages/blocks/words.tsx";
import type { PagePart } from "#app/features/pages/sections/page.server.ts";
import { readQuestions } from "#app/features/pages/sections/questions.server.ts";
import { sectionId } from "#app/features/pages/sections/section-id.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Outline } from "#app/ui/outline.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SearchForm } from "#app/ui/search-form.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { languageOf } from "#lib/languages.ts";
import { normalizeSearch } from "#lib/search-words.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/questions";
import { CallToAction } from "./call-to-action.tsx";
import { PageTop } from "./page-top.tsx";
import { QuestionsJsonLd } from "./questions-json-ld.tsx";

export const handle = { scripts: false };

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = normalizeSearch(url.searchParams.get("search") ?? "");
  return { search, ...(await readQuestions(context.get(sharedContext), languageOf(url.pathname), search)) };
}

export default function Questions({ loaderData: { page, topics, search } }: Route.ComponentProps) {
  const text = useTexts(referenceTexts);
  const questions = topics.flatMap(({ sections }) => sections);
  const isSearch = search !== "";
  const itin = itinAnswer(useSiteSettings(), useLanguage());
  const showsItin = !isSearch || /\bitin\b/i.test(search);
  const isFound = questions.length > 0 || (isSearch && showsItin);
  return (
    <>
      <PageMeta title={page.name || text.questions} description={page.description} picture={page.sharePicture} unlisted={isSearch} />
      {!isSearch && questions.length > 0 && <QuestionsJsonLd questions={[{ title: itin.question, body: itin.answer }, ...questions]} />}
      <PageTop name={page.name || text.questions} lead={page.body} page={page}>
        <SearchForm path="/questions" name="search" id="question-search" label={text.searchQuestions} value={search} className="mt-8" />
      </PageTop>
      <div className="mx-auto grid max-w-7xl gap-12 px-4 py-12 sm:px-6 md:py-20 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] lg:gap-20 lg:px-8">
        <div className="self-start lg:sticky lg:top-[calc(var(--spacing-bar)+2.5rem)]">
          {isSearch && (
            <p className="mb-6 text-muted">
              <span className="block font-semibold">{text.questionCount(questions.length + (showsItin ? 1 : 0))}</span>
              <SiteLink to="/questions" className="inline-flex min-h-11 items-center text-clay underline underline-offset-4">
                {text.allQuestions}
              </SiteLink>
            </p>
          )}
          {topics.length > 1 && <Outline items={topics.map(({ slug, name }) => ({ id: slug, title: name }))} />}
        </div>
        <div className="max-w-3xl">
          {showsItin && <ItinQuestion {...itin} />}
          <QuestionList topics={topics} open={isSearch && questions.length < 8} />
          {!isFound && (isSearch ? <NoQuestionFound search={search} /> : <p className="text-lead text-muted">{text.noQuestions}</p>)}
        </div>
      </div>
      <CallToAction />
    </>
  );
}

/** Answered by the office's setting, not by content: an offer is a legal claim. */
function ItinQuestion({ question, answer }: { question: string; answer: string }) {
  return (
    <section aria-labelledby="itin-question" className="rounded-2xl bg-sand px-6 pt-5 pb-3">
      <h2 id="itin-question" className="font-display font-semibold text-teal-dark text-xl">
        {question}
      </h2>
      <p className="mt-2 font-semibold text-[1.0625rem]">{answer}</p>
      <SiteLink to="/loans/itin" className="inline-flex min-h-11 items-center text-clay underline underline-offset-4">
        {useTexts(referenceTexts).aboutItin}
      </SiteLink>
    </section>
  );
}

function NoQuestionFound({ search }: { search: string }) {
  const text = useTexts(referenceTexts);
  return (
    <>
      <p className="break-words font-display font-semibold text-2xl text-teal-dark">{text.noAnswer(search)}</p>
      <p className="mt-3 text-lead text-muted">{text.askUs}</p>
      <SiteLink to="/ask" className={clsx(buttonShape, buttonTones.quiet, "mt-6")}>
        {text.ask}
      </SiteLink>
    </>
  );
}

/** Browsers open the `details` that contains the address's fragment. */
function QuestionList({ topics, open }: { topics: PagePart[]; open: boolean }) {
  const marks = useMarks();
  const { Fold, Title } = useFold();
  return topics.map((topic) => (
    <section key={topic.slug} id={topic.slug} aria-labelledby={`${topic.slug}-name`} className="pt-12 first:pt-0">
      <h2 id={`${topic.slug}-name`} className="font-semibold text-heading text-teal-dark" {...marks.pageText(topic, "name")}>
        {topic.name}
      </h2>
      <div className="mt-4 border-line border-b">
        {topic.sections.map((question) => (
          <Fold
            key={question.webPageContentId}
            {...(!marks.isEdited && { open })}
            className="group border-line border-t"
            {...marks.block(question)}
          >
            <Title className="flex cursor-pointer list-none items-start justify-between gap-6 py-4 font-display font-semibold text-teal text-xl leading-snug hover:text-clay [&::-webkit-details-marker]:hidden">
              <Words of={question} field="title" as="h3" />
              <Icon of={ChevronDown} className="mt-0.5 size-6 shrink-0 text-clay transition-transform group-open:rotate-180" />
            </Title>
            <div id={sectionId(question)} className="max-w-[44rem] pb-6">
              <RichWords
                of={question}
                field="body"
                className="text-[1.0625rem] text-ink/85 [&>p:first-child]:font-semibold [&>p:first-child]:text-ink"
              />
            </div>
          </Fold>
        ))}
      </div>
    </section>
  ));
}
