import { LanguagePromise } from "#app/features/application/public/language-promise.tsx";
import { askWayOf, offeredWays } from "#app/features/leads/answer-ways.ts";
import { formPageHeaders } from "#app/features/leads/messages/form-action.server.ts";
import { answerQuestionForm } from "#app/features/leads/questions/form-action.server.ts";
import { shownConsents } from "#app/features/leads/questions/shown-consents.server.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { drawnPicture } from "#app/ui/drawn-picture.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { languageOf } from "#lib/languages.ts";
import { personalContext, sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/ask";
import { AfterSending } from "./after-sending.tsx";
import { AskForm } from "./ask-form.tsx";
import { readFormStart } from "./attachment.server.ts";
import { QuestionCode } from "./question-code.tsx";
import { QuestionSent } from "./question-sent.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(sharedContext);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const settings = await readSettings(db, language, log);
  const ways = offeredWays(settings);
  const asked = askWayOf(searchParams.get("by"));
  return {
    // Drawn for the contact page.
    picture: drawnPicture("contact-us", language, questionTexts[language].title),
    replyTime: settings["contact.replyTime"],
    ways,
    by: asked && ways.includes(asked) ? asked : (ways[0] ?? "email"),
    about: searchParams.get("about")?.slice(0, 300) ?? "",
    topic: searchParams.get("topic")?.trim().slice(0, 120) ?? "",
    consents: shownConsents(settings),
    ...(await readFormStart({ db, log }, searchParams, settings, language)).start,
  };
}

export const action = ({ request, context }: Route.ActionArgs) => answerQuestionForm(request, context.get(personalContext));

export const headers = ({ actionHeaders }: Route.HeadersArgs) => ({ ...formPageHeaders, ...Object.fromEntries(actionHeaders) });

export default function Ask({ loaderData: { picture, replyTime, ...form }, actionData }: Route.ComponentProps) {
  const settings = useSiteSettings();
  const text = useTexts(questionTexts);
  return (
    <>
      <PageMeta title={text.title} description={text.description} picture={picture} />
      {actionData?.kind === "sent" ? (
        <>
          <QuestionSent outcome={actionData} />
          <div className="mx-auto -mt-8 max-w-2xl px-4 pb-16 sm:px-6 md:-mt-12 md:pb-24">
            <AfterSending settings={settings} replyTime={replyTime} officer={actionData.answeredBy} byChosenWay isSent />
            <p className="mt-6">
              {text.meanwhile}{" "}
              <SiteLink to="/loans" className="font-semibold text-clay underline underline-offset-4 hover:text-clay-dark">
                {text.seeLoans}
              </SiteLink>
            </p>
          </div>
        </>
      ) : actionData?.kind === "coded" ? (
        <QuestionCode outcome={actionData} />
      ) : (
        <>
          <PageHeader title={text.title} lead={text.lead} />
          <AskForm {...form} refusal={actionData} />
          <div className="mx-auto max-w-3xl px-4 pb-14 sm:px-6 md:pb-20">
            <LanguagePromise />
            <AfterSending settings={settings} replyTime={replyTime} byChosenWay />
          </div>
        </>
      )}
    </>
  );
}
