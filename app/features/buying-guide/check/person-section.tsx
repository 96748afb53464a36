import { Printer, Send } from "lucide";
import type { ReactNode } from "react";
import { type Answers, writeAnswers } from "#app/features/buying-guide/answers-text.ts";
import { afterTexts } from "#app/features/buying-guide/texts/after-answer.ts";
import { askPath } from "#app/features/contact-ways/ways.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

const linkLook = "inline-flex min-h-11 items-center gap-2 font-semibold text-teal underline underline-offset-4 hover:text-clay";

type Props = {
  answers: Answers;
  /** The office's numbers. */
  children?: ReactNode;
};

/** From the answer to a person, with the answers attached. */
export function PersonSection({ answers, children }: Props) {
  const text = useTexts(afterTexts);
  const written = writeAnswers(answers);
  const attached = `answers=${written}`;
  const about = "/can-i-buy";
  return (
    <section aria-labelledby="person-heading" className="no-print rounded-3xl bg-sand p-5 sm:p-8">
      <h2 id="person-heading" className="font-semibold text-2xl text-teal-dark">
        {text.personTitle}
      </h2>
      <p className="mt-1 max-w-3xl text-ink/85">{text.personLead}</p>
      {children}
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <ButtonLink to={`/contact-us?${attached}#message`} rel="nofollow" className="max-sm:w-full">
          <Icon of={Send} className="size-5" />
          {text.send}
        </ButtonLink>
        <SiteLink to={`/ask?${new URLSearchParams({ about, answers: written })}`} rel="nofollow" className={linkLook}>
          {text.question}
        </SiteLink>
        <SiteLink to={askPath("none", about, written)} rel="nofollow" className={linkLook}>
          {text.nameless}
        </SiteLink>
        <SiteLink to={`/can-i-buy/print?${attached}`} rel="nofollow" className={linkLook}>
          <Icon of={Printer} className="size-5" />
          {text.print}
        </SiteLink>
      </div>
    </section>
  );
}
