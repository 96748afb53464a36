import clsx from "clsx";
import { offeredWays } from "#app/features/leads/answer-ways.ts";
import { answerMyQuestion, type MyQuestionOutcome } from "#app/features/leads/questions/my-question.server.ts";
import { shownConsents } from "#app/features/leads/questions/shown-consents.server.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { languageOf, localPath } from "#lib/languages.ts";
import { personalContext, sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/my-question";
import { Field, inputLook } from "./question-fields.tsx";
import { QuestionThread } from "./question-thread.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(sharedContext);
  const settings = await readSettings(db, languageOf(new URL(request.url).pathname), log);
  return { consents: shownConsents(settings), ways: offeredWays(settings).filter((way) => way !== "none") };
}

export const action = ({ request, context }: Route.ActionArgs) => answerMyQuestion(request, context.get(personalContext));

export const headers = ({ actionHeaders }: Route.HeadersArgs) => ({ "X-Robots-Tag": "noindex", ...Object.fromEntries(actionHeaders) });

export default function MyQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { mine } = useTexts(questionTexts);
  return (
    <>
      <PageMeta title={mine.title} unlisted />
      <PageHeader title={mine.title} lead={actionData?.kind === "open" ? mine.openLead : mine.lead} />
      <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6 md:py-14">
        {actionData?.kind === "open" ? <QuestionThread question={actionData} {...loaderData} /> : <CodeForm closed={actionData} />}
      </div>
    </>
  );
}

function CodeForm({ closed }: { closed: Extract<MyQuestionOutcome, { kind: "closed" }> | undefined }) {
  const { mine } = useTexts(questionTexts);
  const language = useLanguage();
  return (
    <form method="post" action={localPath("/my-question", language)} className="grid gap-5">
      <div role={closed && "alert"}>
        <Field id="code" label={mine.code} hint={mine.codeHint} error={closed?.message}>
          {(described) => (
            <input
              {...described}
              name="code"
              type="text"
              required
              maxLength={200}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={closed?.code}
              className={inputLook(closed?.message)}
            />
          )}
        </Field>
      </div>
      <button type="submit" className={clsx(buttonShape, buttonTones.primary, "sm:justify-self-start")}>
        {mine.submit}
      </button>
    </form>
  );
}
