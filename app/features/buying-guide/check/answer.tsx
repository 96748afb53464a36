import { Check, CircleQuestionMark, type IconNode } from "lucide";
import type { ReactNode } from "react";
import type { Assessment, Step } from "#app/features/buying-guide/buying-check.ts";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { sectionHeading } from "./look.ts";

type Props = {
  assessment: Assessment;
  /** The officers who fit the answers. */
  officersPath: string;
  children: ReactNode;
};

export function Answer({ assessment: { strengths, doubts, steps }, officersPath, children }: Props) {
  const text = useTexts(checkTexts);
  return (
    <div className="mt-12 grid gap-14 md:mt-16 md:gap-20 print:mt-0 print:gap-6">
      <div className="grid items-start gap-6 md:grid-cols-2 md:gap-8 print:grid-cols-2 print:gap-6">
        {strengths.length > 0 && (
          <Reasons title={text.strengthsTitle} icon={Check} lines={strengths.map((strength) => text.strengths[strength])} />
        )}
        <Reasons title={text.doubtsTitle} icon={CircleQuestionMark} lines={doubts.map((doubt) => text.doubts[doubt])} />
      </div>
      <section>
        <h2 className={sectionHeading}>{text.stepsTitle}</h2>
        <ol className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2 print:mt-3 print:grid-cols-1 print:gap-2">
          {steps.map((step, index) => (
            <StepItem key={step} step={step} number={index + 1} officersPath={officersPath} />
          ))}
        </ol>
      </section>
      {children}
    </div>
  );
}

function Reasons({ title, icon, lines }: { title: string; icon: IconNode; lines: string[] }) {
  return (
    <section className="rounded-3xl bg-paper p-7 shadow-card ring-1 ring-line odd:rounded-tl-[5rem] even:rounded-tr-[5rem] sm:p-10 print:rounded-none! print:p-0 print:shadow-none print:ring-0">
      <h2 className="font-semibold text-2xl text-teal-dark print:text-xl">{title}</h2>
      <ul className="mt-5 grid gap-4 print:mt-2 print:gap-1.5">
        {lines.map((line) => (
          <li key={line} className="flex gap-3 text-[1.0625rem] leading-relaxed print:gap-2 print:text-sm print:leading-snug">
            <Icon of={icon} className="mt-1 size-5 shrink-0 text-clay print:mt-0 print:size-4" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

type StepText = { title: string; text: string; to?: string; link?: string };

function StepItem({ step, number, officersPath }: { step: Step; number: number; officersPath: string }) {
  const { title, text, to, link }: StepText = useTexts(checkTexts).steps[step];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 print:break-inside-avoid">
      <span
        aria-hidden="true"
        className="flex h-16 w-12 items-end justify-center rounded-t-arch bg-paper pb-2.5 font-display font-semibold text-clay text-xl shadow-card ring-1 ring-line print:h-8 print:w-8 print:pb-0.5 print:text-base print:shadow-none"
      >
        {number}
      </span>
      <div>
        <h3 className="font-semibold text-teal-dark text-xl print:text-base">{title}</h3>
        <p className="mt-1.5 max-w-2xl text-[1.0625rem] text-ink/85 print:mt-0 print:text-sm">{text}</p>
        {to && (
          <ButtonLink to={step === "officer" ? officersPath : to} className="no-print mt-4">
            {link}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
