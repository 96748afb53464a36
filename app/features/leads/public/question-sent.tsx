import { CircleCheck } from "lucide";
import type { QuestionOutcome } from "#app/features/leads/questions/form-action.server.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** Repeats the number or address, so that a typing error is noticed. */
export function QuestionSent({ outcome: { lines, way, isCallRequest } }: { outcome: Extract<QuestionOutcome, { kind: "sent" }> }) {
  const text = useTexts(questionTexts);
  const [to, ...more] = lines;
  return (
    <section role="status" className="mx-auto max-w-2xl px-4 py-16 sm:px-6 md:py-24">
      <Icon of={CircleCheck} className="size-12 stroke-[1.6] text-success" />
      <h1 className="mt-6 font-semibold text-teal-dark text-title">{isCallRequest ? text.callRequestTitle : text.sentTitle}</h1>
      <p className="mt-5 text-lead text-teal-dark [overflow-wrap:anywhere]">{to}</p>
      <p className="mt-3 text-muted">{more.join(" ")}</p>
      <p className="mt-8">
        {text.wrongContact}{" "}
        <SiteLink
          to={`/ask?by=${way}`}
          className="inline-flex min-h-11 items-center font-semibold text-clay underline underline-offset-4 hover:text-clay-dark"
        >
          {text.sendAgain[isCallRequest ? "callRequest" : way === "email" ? "email" : "phone"]}
        </SiteLink>
      </p>
    </section>
  );
}
