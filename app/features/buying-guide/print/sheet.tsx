import type { Answers } from "#app/features/buying-guide/answers-text.ts";
import { assessAnswers } from "#app/features/buying-guide/buying-check.ts";
import type { CheckBasis } from "#app/features/buying-guide/check-basis.ts";
import { documentTexts } from "#app/features/buying-guide/texts/documents.ts";
import { printTexts } from "#app/features/buying-guide/texts/print.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage } from "#app/messages/messages.ts";
import { longDay } from "#lib/dates.ts";
import { languages } from "#lib/translations.ts";
import { SheetColumn } from "./sheet-column.tsx";

type Props = { answers: Answers; basis: CheckBasis; today: string; share?: { code: string; lastDay: string } | undefined };

/** One Letter page: both languages side by side, black on white. */
export function Sheet({ answers, basis, today, share }: Props) {
  const language = useLanguage();
  const sides = [language, ...languages.filter((one) => one !== language)];
  const { documents } = assessAnswers(answers, basis);
  return (
    <article className="one-page mt-10 rounded-3xl bg-white p-6 text-[0.9375rem] text-ink leading-snug ring-1 ring-line sm:p-10 print:mt-0 print:rounded-none print:p-0 print:text-[8.2pt] print:leading-[1.22] print:ring-0">
      <div className="grid gap-x-8 gap-y-1 sm:grid-cols-2 print:grid-cols-2 print:gap-x-5">
        {sides.map((side) => (
          <p key={side} lang={side} className="flex flex-wrap items-baseline justify-between gap-x-3 border-ink border-b pb-1">
            <strong className="font-display text-xl print:text-[12pt]">{printTexts[side].sheet.title}</strong>
            <span>{printTexts[side].sheet.printed(longDay(today, side))}</span>
          </p>
        ))}
      </div>
      {share && <CodeBox {...share} sides={sides} />}
      <div className="mt-3 grid gap-x-8 gap-y-6 sm:grid-cols-2 print:mt-1.5 print:grid-cols-2 print:gap-x-5">
        {sides.map((side) => (
          <SheetColumn key={side} language={side} answers={answers} basis={basis} />
        ))}
      </div>
      <section className="mt-4 print:mt-2">
        <h3 className="border-ink border-t pt-1 font-semibold">{sides.map((side) => printTexts[side].sheet.papers).join(" · ")}</h3>
        <ul className="mt-1 grid gap-x-5 gap-y-1 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-y-0.5">
          {documents.map((paper) => (
            <li key={paper} className="flex gap-1.5">
              <span aria-hidden="true" className="mt-0.5 size-3 shrink-0 border border-ink print:size-2" />
              <span>
                {sides.map((side, index) => (
                  <span key={side} lang={side} className={index === 0 ? "font-semibold" : ""}>
                    {index > 0 && " / "}
                    {documentTexts[side][paper].name}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Company />
    </article>
  );
}

type CodeProps = { code: string; lastDay: string; sides: (typeof languages)[number][] };

function CodeBox({ code, lastDay, sides }: CodeProps) {
  return (
    <p className="mt-3 flex flex-wrap items-center justify-between gap-x-6 border-2 border-ink px-3 py-1.5 print:mt-1.5 print:py-1">
      <span>
        {sides.map((side) => (
          <span key={side} lang={side} className="block">
            {printTexts[side].sheet.code}. {printTexts[side].sheet.until(longDay(lastDay, side))}.
          </span>
        ))}
      </span>
      <strong className="font-mono text-2xl tracking-widest print:text-[15pt]">{code}</strong>
    </p>
  );
}

/** Instead of the site's footer, which would need a second page. */
function Company() {
  const settings = useSiteSettings();
  return (
    <p className="mt-4 hidden border-ink border-t pt-1 print:mt-2 print:block">
      {settings["company.name"]} · NMLS# {settings["company.nmls"]} · {settings["legal.equalHousing"]} · {settings["address.street"]},{" "}
      {settings["address.city"]}, {settings["address.state"]} {settings["address.zip"]} ·{" "}
      <span className="whitespace-nowrap">{settings["contact.phone"]}</span> · {settings["contact.email"]}
    </p>
  );
}
