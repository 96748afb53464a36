import clsx from "clsx";
import { LoaderCircle } from "lucide-react";
import { type SubmitEvent, useEffect, useRef } from "react";
import { errorTexts } from "#app/messages/errors.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { directoryTexts } from "#app/messages/officer-directory.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { FailureBox } from "#app/ui/failure-box.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { normalizeSearch } from "#lib/search-words.ts";
import { directoryPath } from "./directory-search.ts";
import { LoanOfficerCard, type OfficerCard } from "./loan-officer-card.tsx";
import { useOfficerSearch } from "./use-officer-search.ts";

type Props = { search: string; officers: OfficerCard[] };

/** The officers and a search over them. Without a script the form asks the server for the page; with one it answers in place. */
export function OfficerDirectory(asked: Props) {
  const text = useTexts(directoryTexts);
  const { failure: failureText } = useTexts(errorTexts);
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const { results, pending, searchSoon, searchNow } = useOfficerSearch(asked);
  const readTyped = () => normalizeSearch(input.current?.value ?? "");

  // The browser may have put back what was typed before, or someone was quicker than the script.
  useEffect(() => {
    const typedSearch = normalizeSearch(input.current?.value ?? "");
    if (typedSearch !== asked.search) searchNow(typedSearch);
  }, [asked.search, searchNow]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    searchNow(readTyped());
  };

  return (
    <>
      <search>
        <form method="get" action={directoryPath("", language)} onSubmit={submit} className="mt-10 max-w-2xl">
          <SearchInput
            ref={input}
            id="officer-search"
            name="search"
            label={text.search}
            submit={text.submit}
            defaultValue={asked.search}
            onInput={() => searchSoon(readTyped())}
          />
        </form>
      </search>
      <p role="status" className="mt-8 flex min-h-7 items-center gap-2 text-muted">
        {pending && <LoaderCircle className="size-5 animate-spin text-clay" aria-hidden="true" />}
        {pending ? text.loading : results.failure === undefined && text.count(results.officers.length)}
      </p>
      <div aria-busy={pending} className={clsx("mt-6 min-h-96 transition-opacity", pending && "opacity-60")}>
        {results.failure === undefined ? (
          <Officers {...results} />
        ) : (
          <FailureBox
            message={failureText.message(results.failure)}
            retry={failureText.retry}
            href={directoryPath(results.search, language)}
            onRetry={() => searchNow(readTyped())}
          />
        )}
      </div>
    </>
  );
}

function Officers({ search, officers }: Props) {
  const text = useTexts(directoryTexts);
  if (officers.length === 0) return search === "" ? <p className="text-lead text-muted">{text.empty}</p> : <NoOfficers search={search} />;
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
      {officers.map((officer) => (
        <li key={officer.loanOfficerId}>
          <LoanOfficerCard officer={officer} />
        </li>
      ))}
    </ul>
  );
}

function NoOfficers({ search }: { search: string }) {
  const text = useTexts(directoryTexts);
  return (
    <div className="max-w-2xl">
      <p className="break-words font-display font-semibold text-2xl text-teal-dark">{text.none(search)}</p>
      <p className="mt-3 text-lead text-muted">{text.advice}</p>
      <a href={directoryPath("", useLanguage())} className={clsx(buttonShape, buttonTones.quiet, "mt-6")}>
        {text.all}
      </a>
    </div>
  );
}
