import { data, redirect } from "react-router";
import { readPrice, writeAnswers } from "#app/features/buying-guide/answers-text.ts";
import { assessAnswers } from "#app/features/buying-guide/buying-check.ts";
import { Answer } from "#app/features/buying-guide/check/answer.tsx";
import { ChoicesGiven } from "#app/features/buying-guide/check/choices-given.tsx";
import { LoansSection } from "#app/features/buying-guide/check/loans-section.tsx";
import { MoneySection } from "#app/features/buying-guide/check/money-section.tsx";
import { OfficersSection } from "#app/features/buying-guide/check/officers-section.tsx";
import { PapersSection } from "#app/features/buying-guide/check/papers-section.tsx";
import { PersonSection } from "#app/features/buying-guide/check/person-section.tsx";
import { QuestionsForm } from "#app/features/buying-guide/check/questions-form.tsx";
import { ShareAnswer } from "#app/features/buying-guide/check/share-answer.tsx";
import { readCheckBasis } from "#app/features/buying-guide/check-basis.server.ts";
import { officerCriteria } from "#app/features/buying-guide/officer-criteria.ts";
import { outlookText } from "#app/features/buying-guide/outlook-text.ts";
import { type Choices, checkPath, choicesIn, isComplete } from "#app/features/buying-guide/questions.ts";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { WaysToReachUs } from "#app/features/contact-ways/public/ways-to-reach-us.tsx";
import { directoryPath } from "#app/features/officers/directory-search.ts";
import { suggestOfficers } from "#app/features/officers/public/suggested-officers.server.ts";
import { sharePicture } from "#app/features/pages/sections/share-picture.server.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { limitsOf } from "#app/features/settings/regulatory-limits.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { ToolJsonLd } from "#app/shell/public/tool-json-ld.tsx";
import { Island } from "#app/shell/site/island.tsx";
import { useAddress } from "#app/ui/json-ld.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { languageOf, localPath } from "#lib/languages.ts";
import type { UsState } from "#lib/us-states.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/can-i-buy";

/** Of what someone types as a price. */
const maxEntryLength = 24;

export async function loader({ url: { pathname, search, searchParams }, context }: Route.LoaderArgs) {
  const language = languageOf(pathname);
  const { db, log } = context.get(sharedContext);
  const now = new Date();
  const basis = await readCheckBasis({ db, log }, language, now);
  const { otherStates } = basis;
  const choices = choicesIn(searchParams, otherStates.length > 0);
  const entry = searchParams.get("price")?.trim().slice(0, maxEntryLength) ?? "";
  const path = localPath(checkPath(choices, entry), language);
  // Drop unknown values from the URL.
  if (path !== pathname + search) throw redirect(path);
  const picture = sharePicture("can-i-buy", language, checkTexts[language].title, undefined);
  // What visitors say about themselves is not cached anywhere on the way.
  const headers: HeadersInit = Object.keys(choices).length > 0 ? { "Cache-Control": "private, no-cache" } : {};
  const common = { choices, otherStates, path, picture };
  if (!isComplete(choices)) return data({ ...common, after: undefined }, { headers });
  const after = {
    price: { entry, ...readPrice(entry) },
    basis,
    figures: limitsOf(await readSettings(db, language, log), language, now),
    officers: await suggestOfficers({ db, log }, language, officerCriteria(choices, basis), now),
  };
  return data({ ...common, after }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function CanIBuy({ loaderData: { choices, otherStates, path, picture, after } }: Route.ComponentProps) {
  const text = useTexts(checkTexts);
  return (
    <>
      <PageMeta title={text.title} description={text.description} picture={picture} unlisted={Object.keys(choices).length > 0} />
      {isComplete(choices) && after ? (
        <AnswerPage choices={choices} path={path} after={after} />
      ) : (
        <QuestionsPage choices={choices} otherStates={otherStates} />
      )}
    </>
  );
}

function QuestionsPage({ choices, otherStates }: { choices: Partial<Choices>; otherStates: readonly UsState[] }) {
  const text = useTexts(checkTexts);
  const settings = useSiteSettings();
  return (
    <>
      <ToolJsonLd title={text.title} description={text.description} path="/can-i-buy" />
      <PageHeader title={text.title} lead={settings["text.check.lead"]}>
        <p className="mt-3 font-semibold text-teal">{settings["text.check.nothingKept"]}</p>
        <p className="mt-1 text-muted text-sm">{text.inAddress}</p>
      </PageHeader>
      <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6 md:py-16 lg:px-8">
        <QuestionsForm choices={choices} otherStates={otherStates} />
      </div>
    </>
  );
}

type After = NonNullable<Route.ComponentProps["loaderData"]["after"]>;
type AnswerProps = { choices: Choices; path: string; after: After };

function AnswerPage({ choices, path, after: { price, basis, figures, officers } }: AnswerProps) {
  const text = useTexts(checkTexts);
  const language = useLanguage();
  const address = useAddress();
  const answers = { choices, price: price.price };
  const assessment = assessAnswers(answers, basis);
  const { title } = text.outlooks[assessment.outlook];
  const lead = outlookText(assessment.outlook, choices, language);
  const written = writeAnswers(answers);
  return (
    <>
      {/* Links from here must not pass the choices on. */}
      <meta name="referrer" content="strict-origin" />
      <PageHeader title={title} lead={lead} parent={{ name: text.title, to: "/can-i-buy" }}>
        <p className="mt-4 text-muted text-sm">{text.noOffer}</p>
      </PageHeader>
      <div className="print-sheet mx-auto max-w-7xl px-4 py-12 sm:px-6 md:py-20 lg:px-8 print:px-0 print:py-4">
        <PersonSection answers={answers}>
          <WaysToReachUs
            page={text.title}
            answers={written}
            size="compact"
            channels={["call", "whatsapp", "text", "callMe"]}
            className="mt-4"
          />
        </PersonSection>
        <Answer assessment={assessment} officersPath={directoryPath(officers.filter, language)}>
          <MoneySection choices={choices} assessment={assessment} price={price} figures={figures} />
          <LoansSection answers={answers} assessment={assessment} />
          <PapersSection assessment={assessment} />
          <OfficersSection {...officers} answers={written} />
        </Answer>
        <div className="mt-14 md:mt-20 print:mt-6">
          <Island name="share-answer" of={ShareAnswer} props={{ url: address(path) }} />
        </div>
        <ChoicesGiven choices={choices} otherStates={basis.otherStates} priceEntry={price.entry} />
      </div>
      <WaysToReachUs page={text.title} answers={written} className="pb-14 md:pb-20" />
    </>
  );
}
