import { afterTexts } from "#app/features/buying-guide/texts/after-answer.ts";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { type DirectoryFilter, directoryPath } from "#app/features/officers/directory-search.ts";
import { LoanOfficerCard, type OfficerCard } from "#app/features/officers/public/loan-officer-card.tsx";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { sectionHeading } from "./look.ts";

export type SuggestedOfficers = { officers: OfficerCard[]; filter: DirectoryFilter; matchesAll: boolean; today: string };

type Props = SuggestedOfficers & {
  /** Passed on to the form of an officer's page. */
  answers: string;
};

export function OfficersSection({ officers, filter, matchesAll, today, answers }: Props) {
  const text = useTexts(afterTexts);
  const { title: page } = useTexts(checkTexts);
  const language = useLanguage();
  if (officers.length === 0) return null;
  return (
    <section className="no-print">
      <h2 className={sectionHeading}>{text.officersTitle}</h2>
      <p className="mt-3 text-lead text-muted">{officersLead(text, { filter, matchesAll })}</p>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {officers.map((officer) => (
          <li key={officer.loanOfficerId}>
            <LoanOfficerCard officer={officer} today={today} specialty={filter.specialty} page={page} answers={answers} />
          </li>
        ))}
      </ul>
      <ButtonLink to={directoryPath(filter, language)} tone="quiet" className="mt-6">
        {text.officersMore}
      </ButtonLink>
    </section>
  );
}

/** Without a state in the filter, each officer is licensed in one of several states, not necessarily in the visitor's. */
export function officersLead(text: (typeof afterTexts)["en"], { filter, matchesAll }: Pick<SuggestedOfficers, "filter" | "matchesAll">) {
  if (!matchesAll) return text.officersOther;
  return filter.state === "" ? text.officersSomeState : text.officersLead;
}
