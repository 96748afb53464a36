import clsx from "clsx";
import { LoaderCircle } from "lucide";
import { type SubmitEvent, useCallback, useEffect, useRef } from "react";
import type { DirectoryChoices } from "#app/features/officers/directory.server.ts";
import {
  type DirectoryFilter,
  directoryPath,
  hasChoices,
  noFilter,
  readFilter,
  sameFilter,
} from "#app/features/officers/directory-search.ts";
import { directoryTexts } from "#app/features/officers/texts/officer-directory.ts";
import { errorTexts } from "#app/messages/errors.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { FailureBox } from "#app/ui/failure-box.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { DirectoryForm } from "./directory-form.tsx";
import { LoanOfficerCard, type OfficerCard } from "./loan-officer-card.tsx";
import { useOfficerSearch } from "./use-officer-search.ts";

type Props = {
  filter: DirectoryFilter;
  officers: OfficerCard[];
  choices: DirectoryChoices;
  /** The day on the office's calendar, which decides whose license is valid. */
  today: string;
  /** The name of the page that the directory is on. */
  page: string;
};

/** Without a script the form loads the page with results; with one the list updates in place. */
export function OfficerDirectory({ choices, today, page, ...asked }: Props) {
  const text = useTexts(directoryTexts);
  const { failure: failureText } = useTexts(errorTexts);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { results, pending, searchSoon, searchNow } = useOfficerSearch(asked);
  const readForm = useCallback(() => (form.current ? readFilter(new FormData(form.current)) : noFilter), []);

  // The browser may have restored fields, or the visitor typed before the script loaded.
  const { search, speaks, specialty, state, calendar } = asked.filter;
  useEffect(() => {
    const typedFilter = readForm();
    if (!sameFilter(typedFilter, { search, speaks, specialty, state, calendar })) searchNow(typedFilter);
  }, [search, speaks, specialty, state, calendar, readForm, searchNow]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    searchNow(readForm());
  };

  return (
    <>
      <DirectoryForm
        ref={form}
        filter={asked.filter}
        choices={choices}
        onSubmit={submit}
        onType={() => searchSoon(readForm())}
        onChoose={() => searchNow(readForm())}
      />
      <p role="status" className="mt-3 flex min-h-7 items-center gap-2 text-muted">
        {pending && <Icon of={LoaderCircle} className="size-5 animate-spin text-clay" />}
        {pending ? text.loading : results.failure === undefined && text.count(results.officers.length)}
      </p>
      <div aria-busy={pending} className={clsx("mt-3 min-h-96 transition-opacity", pending && "opacity-60")}>
        {results.failure === undefined ? (
          <Officers filter={results.filter} officers={results.officers} today={today} page={page} />
        ) : (
          <FailureBox
            message={failureText.message(results.failure)}
            retry={failureText.retry}
            href={directoryPath(results.filter, language)}
            onRetry={() => searchNow(readForm())}
          />
        )}
      </div>
    </>
  );
}

function Officers({ filter, officers, today, page }: Omit<Props, "choices">) {
  const text = useTexts(directoryTexts);
  if (officers.length === 0)
    return sameFilter(filter, noFilter) ? <p className="text-lead text-muted">{text.empty}</p> : <NoOfficers filter={filter} />;
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-4">
      {officers.map((officer) => (
        <li key={officer.loanOfficerId}>
          <LoanOfficerCard officer={officer} today={today} specialty={filter.specialty} page={page} />
        </li>
      ))}
    </ul>
  );
}

function NoOfficers({ filter }: { filter: DirectoryFilter }) {
  const text = useTexts(directoryTexts);
  return (
    <div data-no-officers="" className="max-w-2xl">
      <p className="break-words font-display font-semibold text-2xl text-teal-dark">
        {filter.search === "" ? text.noneChosen : text.none(filter.search)}
      </p>
      <p className="mt-3 text-lead text-muted">{hasChoices(filter) ? text.fewerChoices : text.advice}</p>
      <a href={directoryPath(noFilter, useLanguage())} className={clsx(buttonShape, buttonTones.quiet, "mt-6")}>
        {text.all}
      </a>
    </div>
  );
}
