import { data, redirect } from "react-router";
import { assessChoices, type Choices, checkPath, choicesIn, isComplete, questionNames } from "#app/features/buying-guide/buying-check.ts";
import { Answer } from "#app/features/buying-guide/check/answer.tsx";
import { answerLabel, QuestionsForm } from "#app/features/buying-guide/check/questions-form.tsx";
import { ShareAnswer } from "#app/features/buying-guide/check/share-answer.tsx";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { listLicensedStates } from "#app/features/officers/public/licensed-states.server.ts";
import { sharePicture } from "#app/features/pages/sections/share-picture.server.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ToolJsonLd } from "#app/shell/public/tool-json-ld.tsx";
import { Island } from "#app/shell/site/island.tsx";
import { useAddress } from "#app/ui/json-ld.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { languageOf, localPath } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/can-i-buy";

export async function loader({ url: { pathname, search, searchParams }, context }: Route.LoaderArgs) {
  const language = languageOf(pathname);
  const states = await listLicensedStates(context.get(sharedContext).db, language, new Date());
  const otherStates = states.filter(({ state }) => state !== "UT").map(({ name }) => name);
  const choices = choicesIn(searchParams, otherStates.length > 0);
  const path = localPath(checkPath(choices), language);
  // Drop unknown values from the URL.
  if (path !== pathname + search) throw redirect(path);
  const picture = sharePicture("can-i-buy", language, checkTexts[language].title, undefined);
  // What visitors say about themselves is not cached anywhere on the way.
  const headers: HeadersInit = Object.keys(choices).length > 0 ? { "Cache-Control": "private, no-cache" } : {};
  return data({ choices, otherStates, path, picture }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function CanIBuy({ loaderData: { choices, otherStates, path, picture } }: Route.ComponentProps) {
  const text = useTexts(checkTexts);
  return (
    <>
      <PageMeta title={text.title} description={text.description} picture={picture} unlisted={Object.keys(choices).length > 0} />
      {isComplete(choices) ? (
        <AnswerPage choices={choices} otherStates={otherStates} path={path} />
      ) : (
        <QuestionsPage choices={choices} otherStates={otherStates} />
      )}
    </>
  );
}

function QuestionsPage({ choices, otherStates }: { choices: Partial<Choices>; otherStates: string[] }) {
  const text = useTexts(checkTexts);
  const settings = useSiteSettings();
  return (
    <>
      <ToolJsonLd title={text.title} description={text.description} path="/can-i-buy" />
      <PageHeader title={text.title} lead={settings["text.check.lead"]}>
        <p className="mt-3 font-semibold text-teal">{settings["text.check.nothingKept"]}</p>
      </PageHeader>
      <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6 md:py-16 lg:px-8">
        <QuestionsForm choices={choices} otherStates={otherStates} />
      </div>
    </>
  );
}

function AnswerPage({ choices, otherStates, path }: { choices: Choices; otherStates: string[]; path: string }) {
  const text = useTexts(checkTexts);
  const address = useAddress();
  const assessment = assessChoices(choices);
  const outlook = text.outlooks[assessment.outlook];
  return (
    <>
      {/* Links from here must not pass the choices on. */}
      <meta name="referrer" content="strict-origin" />
      <PageHeader title={outlook.title} lead={outlook.text} parent={{ name: text.title, to: "/can-i-buy" }}>
        <p className="mt-4 text-muted text-sm">{text.noOffer}</p>
      </PageHeader>
      <div className="print-sheet mx-auto max-w-7xl px-4 py-12 sm:px-6 md:py-20 lg:px-8 print:px-0 print:py-4">
        <Answer assessment={assessment} />
        <div className="mt-14 md:mt-20 print:mt-6">
          <Island name="share-answer" of={ShareAnswer} props={{ url: address(path) }} />
        </div>
        <ChoicesGiven choices={choices} otherStates={otherStates} />
      </div>
    </>
  );
}

/** The choices behind the answer, and the same questions again to change one. */
function ChoicesGiven({ choices, otherStates }: { choices: Choices; otherStates: string[] }) {
  const text = useTexts(checkTexts);
  return (
    <section className="mt-14 md:mt-20 print:mt-6">
      <h2 className="font-semibold text-2xl text-teal-dark print:text-xl">{text.choices}</h2>
      <dl className="mt-5 grid gap-x-10 sm:grid-cols-2 print:grid-cols-2">
        {questionNames.map((name) => (
          <div key={name} className="border-line border-t py-3 print:py-1">
            <dt className="text-muted text-sm">{text.questions[name].ask}</dt>
            <dd className="mt-0.5 font-semibold print:mt-0 print:text-sm">{answerLabel(text, name, choices[name], otherStates)}</dd>
          </div>
        ))}
      </dl>
      <details className="no-print mt-4">
        <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-teal underline underline-offset-4 hover:text-clay">
          {text.change}
        </summary>
        <div className="mt-6">
          <QuestionsForm choices={choices} otherStates={otherStates} />
        </div>
      </details>
      <SiteLink
        to="/can-i-buy"
        className="no-print inline-flex min-h-12 items-center font-semibold text-teal hover:text-clay hover:underline"
      >
        {text.again}
      </SiteLink>
    </section>
  );
}
