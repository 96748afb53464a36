import { Check, CircleQuestionMark, type IconNode, X } from "lucide";
import type { ReactNode } from "react";
import { type Match, mostHelp } from "#app/features/assistance/matching.ts";
import type { PublicProgram } from "#app/features/assistance/service.server.ts";
import { assistanceTexts } from "#app/features/assistance/texts/assistance.ts";
import { programTexts } from "#app/features/assistance/texts/program.ts";
import { wholeDollars } from "#app/features/assistance/whole-dollars.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { longDay } from "#lib/dates.ts";
import { ProgramFacts } from "./program-facts.tsx";

type Props = { program: PublicProgram; match?: Match; price?: number | undefined };

/** One program; after the questions, with what fits, what does not and what to ask. */
export function ProgramCard({ program, match, price }: Props) {
  const text = useTexts(programTexts);
  const { askAbout } = useTexts(assistanceTexts);
  const most = price === undefined ? undefined : mostHelp(program, price);
  const sentencesOf = (checks: Match["met"]) => checks.map((check) => check.sentence(text));
  const questions = [...(match?.mayFit ? sentencesOf(match.open) : []), ...linesOf(program.toAsk)];
  return (
    <article
      id={`program-${program.assistanceProgramId}`}
      className="grid scroll-mt-24 gap-5 rounded-3xl bg-paper p-6 shadow-card ring-1 ring-line sm:p-8"
    >
      <header>
        <h3 className="font-semibold text-2xl text-teal-dark leading-tight">{program.name}</h3>
        <p className="mt-1 text-muted">
          {text.operator}: {program.operator}
          {program.funding !== "open" && <strong className="text-danger"> · {text[program.funding]}</strong>}
        </p>
        <p className="mt-3 font-semibold text-lg">{program.amount}</p>
        {most !== undefined && price !== undefined && <p className="mt-1">{text.atMost(wholeDollars(price), wholeDollars(most))}</p>}
      </header>
      {match && <Lines title={text.failed} icon={X} lines={sentencesOf(match.failed)} />}
      {match?.mayFit && <Lines title={text.fits} icon={Check} lines={sentencesOf(match.met)} />}
      {match && !match.mayFit ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal underline underline-offset-4">
            {text.conditions}
          </summary>
          <Conditions program={program} />
        </details>
      ) : (
        <Conditions program={program} />
      )}
      {(!match || match.mayFit) && <Lines title={text.toAsk} icon={CircleQuestionMark} lines={questions} />}
      <footer className="border-line border-t pt-4 text-sm">
        <p className="text-muted">
          {text.source}{" "}
          <SiteLink to={program.sourceUrl} newTab className="text-teal underline [overflow-wrap:anywhere]">
            {program.sourceName}
          </SiteLink>
          . <Dates program={program} />
        </p>
        <SiteLink
          to={`/ask?${new URLSearchParams({ about: "/assistance", topic: program.name })}`}
          className="inline-flex min-h-11 items-center font-semibold text-clay underline underline-offset-4"
        >
          {askAbout}
          <span className="sr-only">: {program.name}</span>
        </SiteLink>
      </footer>
    </article>
  );
}

function Conditions({ program }: { program: PublicProgram }) {
  const text = useTexts(programTexts);
  return (
    <div className="grid gap-5">
      <ProgramFacts program={program} />
      {program.uncertain !== "" && (
        <Part title={text.uncertain}>
          <p className="mt-2 whitespace-pre-line">{program.uncertain}</p>
        </Part>
      )}
    </div>
  );
}

function Dates({ program: { checkedOn, validUntil } }: { program: PublicProgram }) {
  const language = useLanguage();
  return programTexts[language].dates(longDay(checkedOn, language), longDay(validUntil, language));
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

function Lines({ title, icon, lines }: { title: string; icon: IconNode; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="mt-2 grid gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Icon of={icon} className="mt-0.5 size-5 shrink-0 text-clay" />
            {line}
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h4 className="font-semibold text-teal-dark">{title}</h4>
    {children}
  </section>
);
