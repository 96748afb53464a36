import { Printer, Send } from "lucide";
import { type Answers, writeAnswers } from "#app/features/buying-guide/answers-text.ts";
import { afterTexts } from "#app/features/buying-guide/texts/after-answer.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { sectionHeading } from "./look.ts";

/** Ways from the answer to a person, each with the answers attached. */
export function PersonSection({ answers }: { answers: Answers }) {
  const text = useTexts(afterTexts);
  const attached = `answers=${writeAnswers(answers)}`;
  return (
    <section aria-labelledby="person-heading" className="no-print">
      <h2 id="person-heading" className={sectionHeading}>
        {text.personTitle}
      </h2>
      <p className="mt-3 text-lead text-muted">{text.personLead}</p>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink to={`/contact-us?${attached}#message`} rel="nofollow">
          <Icon of={Send} className="size-5" />
          {text.send}
        </ButtonLink>
        <ButtonLink to={`/ask?${attached}`} rel="nofollow" tone="quiet">
          {text.question}
        </ButtonLink>
        <ButtonLink to={`/ask?by=none&${attached}`} rel="nofollow" tone="quiet">
          {text.nameless}
        </ButtonLink>
        <ButtonLink to={`/can-i-buy/print?${attached}`} rel="nofollow" tone="quiet">
          <Icon of={Printer} className="size-5" />
          {text.print}
        </ButtonLink>
      </div>
    </section>
  );
}
