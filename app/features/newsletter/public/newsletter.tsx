import { answerSignUp, neverStored } from "#app/features/newsletter/form-actions.server.ts";
import { SignUpForm } from "#app/features/newsletter/sign-up-form.tsx";
import { newsletterTexts } from "#app/features/newsletter/texts/newsletter.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useTexts } from "#app/messages/messages.ts";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { personalContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/newsletter";
import { outcomeId, SubscriptionPage } from "./subscription-page.tsx";

export const headers = ({ actionHeaders }: Route.HeadersArgs) => ({ ...neverStored, ...Object.fromEntries(actionHeaders) });

export const action = ({ request, context }: Route.ActionArgs) => answerSignUp(request, context.get(personalContext));

/** The page that the forms of all pages post to. It has a form of its own for a second try. */
export default function Newsletter({ actionData }: Route.ComponentProps) {
  const text = useTexts(newsletterTexts);
  const settings = useSiteSettings();
  if (actionData?.sent)
    return (
      <>
        <PageMeta title={settings["text.newsletter.sentTitle"]} unlisted />
        <SubscriptionPage look="done" title={settings["text.newsletter.sentTitle"]} text={settings["text.newsletter.sent"]} />
      </>
    );
  return (
    <>
      <PageMeta title={text.name} unlisted />
      <SubscriptionPage
        look={actionData ? "failed" : "question"}
        title={actionData ? text.failedTitle : settings["text.newsletter.heading"]}
        text={actionData?.message ?? settings["text.newsletter.lead"]}
      >
        <SignUpForm id="newsletter-email" settings={settings} value={actionData?.email} errorId={actionData && outcomeId} />
      </SubscriptionPage>
    </>
  );
}
