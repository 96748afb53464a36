import { data } from "react-router";
import { isConfirmToken } from "#app/features/newsletter/confirmation.server.ts";
import { answerConfirmation, neverStored } from "#app/features/newsletter/form-actions.server.ts";
import { SignUpForm } from "#app/features/newsletter/sign-up-form.tsx";
import { newsletterTexts } from "#app/features/newsletter/texts/newsletter.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useTexts } from "#app/messages/messages.ts";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { personalContext, sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/newsletter-confirm";
import { SubscriptionPage, TokenPage } from "./subscription-page.tsx";

export const handle = { scripts: false };

export const headers = () => neverStored;

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const isValid = await isConfirmToken(context.get(sharedContext).db, token);
  return data({ token: isValid ? token : undefined }, { status: isValid ? 200 : 404 });
}

export const action = ({ request, context }: Route.ActionArgs) => answerConfirmation(request, context.get(personalContext));

export default function NewsletterConfirm({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { confirm: text } = useTexts(newsletterTexts);
  const settings = useSiteSettings();
  return (
    <>
      <PageMeta title={text.name} unlisted />
      {actionData?.done ? (
        <SubscriptionPage look="done" title={settings["text.newsletter.confirmedTitle"]} text={settings["text.newsletter.confirmed"]} />
      ) : token && !actionData ? (
        <TokenPage path="/newsletter/confirm" text={text} token={token} />
      ) : (
        <SubscriptionPage look="failed" title={text.expiredTitle} text={text.expired}>
          <SignUpForm id="newsletter-email" settings={settings} />
        </SubscriptionPage>
      )}
    </>
  );
}
