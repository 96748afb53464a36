import { data, redirect } from "react-router";
import { readAnswers } from "#app/features/buying-guide/answers-text.ts";
import { readCheckBasis } from "#app/features/buying-guide/check-basis.server.ts";
import { CodeForm } from "#app/features/buying-guide/print/code-form.tsx";
import { PrintButton } from "#app/features/buying-guide/print/print-button.tsx";
import { Sheet } from "#app/features/buying-guide/print/sheet.tsx";
import { checkPath } from "#app/features/buying-guide/questions.ts";
import { answerShareForm } from "#app/features/buying-guide/shared-answers/form-action.server.ts";
import { printTexts } from "#app/features/buying-guide/texts/print.ts";
import { moneyEntry } from "#app/features/calculators/math/money.ts";
import { formPageHeaders } from "#app/features/leads/messages/form-action.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Island } from "#app/shell/site/island.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { officeDay } from "#lib/dates.ts";
import { languageOf, localPath } from "#lib/languages.ts";
import { personalContext, sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/can-i-buy-print";

export async function loader({ url: { pathname, searchParams }, context }: Route.LoaderArgs) {
  const language = languageOf(pathname);
  const answers = readAnswers(searchParams.get("answers") ?? "");
  if (!answers) throw redirect(localPath("/can-i-buy", language));
  const now = new Date();
  const basis = await readCheckBasis(context.get(sharedContext), language, now);
  return data({ answers, basis, today: officeDay(now) }, { headers: { "Cache-Control": "private, no-cache" } });
}

export const action = ({ request, context }: Route.ActionArgs) => answerShareForm(request, context.get(personalContext));

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) => ({
  ...formPageHeaders,
  ...Object.fromEntries(loaderHeaders),
  ...Object.fromEntries(actionHeaders),
});

export default function CanIBuyPrint({ loaderData: { answers, basis, today }, actionData }: Route.ComponentProps) {
  const text = useTexts(printTexts);
  const { choices, price } = answers;
  const back = { name: text.back, to: checkPath(choices, price === undefined ? "" : moneyEntry(price)) };
  return (
    <>
      <PageMeta title={text.title} description={text.description} unlisted />
      {/* Links from here must not pass the choices on. */}
      <meta name="referrer" content="strict-origin" />
      <div className="no-print">
        <PageHeader title={text.title} lead={text.lead} parent={back} />
      </div>
      <div className="print-sheet mx-auto max-w-7xl px-4 py-10 sm:px-6 md:py-14 lg:px-8 print:p-0">
        <div className="no-print">
          <Island name="print-button" of={PrintButton} props={{ label: text.print }} />
          <noscript>{text.noScript}</noscript>
        </div>
        <CodeForm outcome={actionData} />
        <Sheet answers={answers} basis={basis} today={today} share={actionData?.code === undefined ? undefined : actionData} />
      </div>
    </>
  );
}
