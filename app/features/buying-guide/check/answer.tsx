import { Check, CircleQuestionMark, type IconNode } from "lucide";
import { type Assessment, type Loan, loanPages, type Step } from "#app/features/buying-guide/buying-check.ts";
import { folderPath } from "#app/features/buying-guide/documents.ts";
import { PaperDrawing } from "#app/features/buying-guide/public/document-drawing.tsx";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { documentTexts } from "#app/features/buying-guide/texts/documents.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

const heading = "font-semibold text-heading text-teal-dark print:text-xl";

export function Answer({ assessment }: { assessment: Assessment }) {
  const text = useTexts(checkTexts);
  const { outlook, strengths, doubts, loans, steps } = assessment;
  return (
    <div className="grid gap-14 md:gap-20 print:gap-6">
      <div className="grid items-start gap-6 md:grid-cols-2 md:gap-8 print:grid-cols-2 print:gap-6">
        {strengths.length > 0 && (
          <Reasons title={text.strengthsTitle} icon={Check} lines={strengths.map((strength) => text.strengths[strength])} />
        )}
        <Reasons title={text.doubtsTitle} icon={CircleQuestionMark} lines={doubts.map((doubt) => text.doubts[doubt])} />
      </div>
      <section>
        <h2 className={heading}>{text.stepsTitle}</h2>
        <ol className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2 print:mt-3 print:grid-cols-1 print:gap-2">
          {steps.map((step, index) => (
            <StepItem key={step} step={step} number={index + 1} />
          ))}
        </ol>
      </section>
      <Loans title={outlook === "later" ? text.loansLaterTitle : text.loansTitle} loans={loans} />
      <Documents assessment={assessment} />
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

function Loans({ title, loans }: { title: string; loans: Loan[] }) {
  const text = useTexts(checkTexts);
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      <ul className="mt-6 grid gap-x-10 sm:grid-cols-2 print:mt-2 print:grid-cols-2">
        {loans.map((loan) => (
          <li key={loan} className="border-line border-t py-5 print:py-1.5">
            <h3 className="font-semibold text-teal-dark text-xl print:text-base">
              <LoanName loan={loan} />
            </h3>
            <p className="mt-1.5 text-ink/85 print:mt-0 print:text-sm">{text.loans[loan].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LoanName({ loan }: { loan: Loan }) {
  const { name } = useTexts(checkTexts).loans[loan];
  const path = loanPages[loan];
  if (!path) return name;
  return (
    <SiteLink to={path} className="underline decoration-clay/50 underline-offset-4 hover:text-clay print:no-underline">
      {name}
    </SiteLink>
  );
}

type StepText = { title: string; text: string; to?: string; link?: string };

function StepItem({ step, number }: { step: Step; number: number }) {
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
          <ButtonLink to={to} className="no-print mt-4">
            {link}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function Documents({ assessment: { documents, situations } }: { assessment: Assessment }) {
  const text = useTexts(checkTexts);
  const language = useLanguage();
  const otherLanguage = language === "en" ? "es" : "en";
  return (
    <section>
      <h2 className={heading}>{text.documentsTitle}</h2>
      <p className="mt-3 text-lead text-muted print:hidden">{text.documentsLead}</p>
      <ul className="mt-6 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3 print:mt-2 print:grid-cols-2">
        {documents.map((paper) => (
          <li key={paper} className="flex items-center gap-4 border-line border-t py-3.5 print:py-1">
            <PaperDrawing paper={paper} className="h-13 w-10 shrink-0 print:hidden" />
            <p>
              <span className="block font-semibold leading-snug print:text-sm">{documentTexts[language][paper].name}</span>
              <span lang={otherLanguage} className="block text-muted text-sm">
                {documentTexts[otherLanguage][paper].name}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <SiteLink
        to={folderPath(situations)}
        className="no-print mt-5 inline-flex min-h-12 items-center font-semibold text-clay underline underline-offset-4 hover:text-clay-dark"
      >
        {text.folder}
      </SiteLink>
    </section>
  );
}
