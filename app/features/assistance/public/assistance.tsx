import { data } from "react-router";
import { hasAnswers, hasProblems, type ProgramAnswersRead, readProgramAnswers } from "#app/features/assistance/answers.ts";
import { comparesIncomeOrPlace, matchProgram, type ProgramAnswers } from "#app/features/assistance/matching.ts";
import { listValidPrograms, type PublicProgram } from "#app/features/assistance/service.server.ts";
import { assistanceTexts } from "#app/features/assistance/texts/assistance.ts";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { WaysToReachUs } from "#app/features/contact-ways/public/ways-to-reach-us.tsx";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { ToolJsonLd } from "#app/shell/public/tool-json-ld.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { drawnPicture } from "#app/ui/drawn-picture.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { languageOf } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/assistance";
import { ProgramCard } from "./program-card.tsx";
import { QuestionsForm } from "./questions-form.tsx";

export async function loader({ url: { pathname, searchParams }, context }: Route.LoaderArgs) {
  const { db, moment = new Date() } = context.get(sharedContext);
  const read = readProgramAnswers(searchParams);
  const programs = await listValidPrograms(db, languageOf(pathname), moment);
  // What visitors say about themselves is not cached anywhere on the way.
  const headers: HeadersInit = hasAnswers(read) ? { "Cache-Control": "private, no-store" } : {};
  // Browsers send every select of a form. Without this one, a link such as that of the quiz brought what it knows.
  const isFormSent = searchParams.has("score");
  return data({ read, programs, isFormSent }, { headers, status: hasProblems(read) ? 400 : 200 });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Assistance({ loaderData: { read, programs, isFormSent } }: Route.ComponentProps) {
  const text = useTexts(assistanceTexts);
  const isAnswered = hasAnswers(read);
  const hasResults = isAnswered && !hasProblems(read);
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.description}
        picture={drawnPicture("loans-down-payment-help-utah", useLanguage(), text.title)}
        unlisted={isAnswered}
      />
      {/* Links from here must not pass the answers on. */}
      {isAnswered ? (
        <meta name="referrer" content="strict-origin" />
      ) : (
        <ToolJsonLd title={text.title} description={text.description} path="/assistance" />
      )}
      <PageHeader title={text.title} lead={hasResults ? text.notCommitment : text.lead}>
        <p className="mt-3 font-semibold text-teal">{text.nothingKept}</p>
        <p className="mt-1 text-muted text-sm">{useTexts(checkTexts).inAddress}</p>
      </PageHeader>
      <div className="mx-auto grid max-w-7xl gap-14 px-4 py-10 sm:px-6 md:gap-20 md:py-16 lg:px-8">
        {!(hasResults && isFormSent) && <QuestionsForm read={read} />}
        {hasResults && programs.length > 0 && <Results programs={programs} answers={read.answers} />}
        {hasResults && isFormSent && <ChangeAnswers read={read} />}
        {!hasResults && programs.length > 0 && <AllPrograms programs={programs} />}
        <AskUs isEmpty={programs.length === 0} />
      </div>
      <WaysToReachUs page={text.title} className="pb-14 md:pb-20" />
    </>
  );
}

/** The same questions, folded away below the results. */
function ChangeAnswers({ read }: { read: ProgramAnswersRead }) {
  const text = useTexts(assistanceTexts);
  return (
    <section className="no-print">
      <details>
        <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-teal underline underline-offset-4 hover:text-clay">
          {text.change}
        </summary>
        <div className="mt-6">
          <QuestionsForm read={read} />
        </div>
      </details>
      <SiteLink to="/assistance" className="inline-flex min-h-12 items-center font-semibold text-teal hover:text-clay hover:underline">
        {text.startOver}
      </SiteLink>
    </section>
  );
}

const heading = "font-semibold text-heading text-teal-dark";
const grid = "mt-6 grid items-start gap-6 lg:grid-cols-2";

function Results({ programs, answers }: { programs: PublicProgram[]; answers: ProgramAnswers }) {
  const text = useTexts(assistanceTexts);
  const matches = programs.map((program) => ({ program, match: matchProgram(program, answers) }));
  const isUncompared = (answers.income ?? answers.county) !== undefined && !comparesIncomeOrPlace(programs);
  const fitting = matches.filter(({ match }) => match.mayFit && !match.askFirst);
  const toAskFirst = matches.filter(({ match }) => match.askFirst);
  const others = matches.filter(({ match }) => !match.mayFit);
  return (
    <>
      <p className="max-w-3xl font-semibold text-lead text-teal-dark">{text.taxNumberRule}</p>
      {isUncompared && <p className="max-w-3xl font-semibold">{text.notCompared}</p>}
      {(fitting.length > 0 || toAskFirst.length === 0) && (
        <section>
          <h2 className={heading}>{text.mayFit}</h2>
          {fitting.length === 0 && <p className="mt-3 max-w-3xl text-lead text-muted">{text.noneFits}</p>}
          <div className={grid}>
            {fitting.map(({ program, match }) => (
              <ProgramCard key={program.assistanceProgramId} program={program} match={match} price={answers.price} />
            ))}
          </div>
        </section>
      )}
      {toAskFirst.length > 0 && (
        <section>
          <h2 className={heading}>{text.askFirst}</h2>
          <p className="mt-3 max-w-3xl text-lead text-muted">{text.askFirstLead}</p>
          <div className={grid}>
            {toAskFirst.map(({ program, match }) => (
              <ProgramCard key={program.assistanceProgramId} program={program} match={match} price={answers.price} />
            ))}
          </div>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h2 className={heading}>{text.doNotFit}</h2>
          <div className={grid}>
            {others.map(({ program, match }) => (
              <ProgramCard key={program.assistanceProgramId} program={program} match={match} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function AllPrograms({ programs }: { programs: PublicProgram[] }) {
  const text = useTexts(assistanceTexts);
  return (
    <section>
      <h2 className={heading}>{text.all}</h2>
      <p className="mt-3 max-w-3xl text-lead text-muted">{text.notCommitment}</p>
      <div className={grid}>
        {programs.map((program) => (
          <ProgramCard key={program.assistanceProgramId} program={program} />
        ))}
      </div>
    </section>
  );
}

function AskUs({ isEmpty }: { isEmpty: boolean }) {
  const text = useTexts(assistanceTexts);
  return (
    <section className="no-print rounded-3xl rounded-tl-[5rem] bg-sand px-6 py-9 pl-9 sm:px-14 sm:py-12">
      <h2 className="font-semibold text-2xl text-teal-dark sm:text-3xl">{text.ask}</h2>
      {isEmpty && <p className="mt-3 max-w-3xl font-semibold">{text.empty}</p>}
      <p className="mt-3 max-w-3xl text-ink/85">{text.local}</p>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink to="/ask?about=/assistance">{text.ask}</ButtonLink>
        <ButtonLink to="/ask?by=none&about=/assistance" tone="quiet" className="bg-paper">
          {text.askWithoutName}
        </ButtonLink>
        <ButtonLink to="/loans/down-payment-help-utah" tone="quiet" className="bg-paper">
          {text.moreAbout}
        </ButtonLink>
      </div>
    </section>
  );
}
