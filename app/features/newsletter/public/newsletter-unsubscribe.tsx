import { data } from "react-router";
import { answerUnsubscription, neverStored } from "#app/features/newsletter/form-actions.server.ts";
import { newsletterTexts } from "#app/features/newsletter/texts/newsletter.ts";
import { readUnsubscribeToken } from "#app/features/newsletter/unsubscription.server.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useTexts } from "#app/messages/messages.ts";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { personalContext, sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/newsletter-unsubscribe";
import { SubscriptionPage, TokenPage } from "./subscription-page.tsx";

export const handle = { scripts: false };

export const headers = () => neverStored;

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const isOurs = (await readUnsubscribeToken(context.get(sharedContext).db, token)) !== undefined;
  return data({ token: isOurs ? token : undefined }, { status: isOurs ? 200 : 404 });
}

export const action = ({ request, context }: Route.ActionArgs) => answerUnsubscription(request, context.get(personalContext));

export default function NewsletterUnsubscribe({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { unsubscribe: text } = useTexts(newsletterTexts);
  const settings = useSiteSettings();
  return (
    <>
      <PageMeta title={text.name} unlisted />
      {actionData?.done ? (
        <SubscriptionPage
          look="done"
          title={settings["text.newsletter.unsubscribedTitle"]}
          text={settings["text.newsletter.unsubscribed"]}
        />
      ) : token && !actionData ? (
        <TokenPage path="/newsletter/unsubscribe" text={text} token={token} />
      ) : (
        <SubscriptionPage look="failed" title={text.unknownTitle} text={text.unknown} />
      )}
    </>
  );
}
