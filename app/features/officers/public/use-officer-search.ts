import { useCallback, useEffect, useRef, useState } from "react";
import { type DirectoryFilter, directoryPath } from "#app/features/officers/directory-search.ts";
import { useLanguage } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";
import type { OfficerCard } from "./loan-officer-card.tsx";

const pauseMs = 250;

type Results = { filter: DirectoryFilter; officers: OfficerCard[]; failure?: string };

/** Searches while the visitor types: the latest search wins, and the URL follows it. */
export function useOfficerSearch(first: Results) {
  const language = useLanguage();
  const [results, setResults] = useState(first);
  const [pending, setPending] = useState(false);
  const latest = useRef<AbortController>(undefined);

  const search = useCallback(
    async (filter: DirectoryFilter, delayMs: number) => {
      latest.current?.abort();
      const turn = new AbortController();
      const { signal } = turn;
      latest.current = turn;
      setPending(true);
      try {
        await pause(delayMs, signal);
        window.history.replaceState(window.history.state, "", directoryPath(filter, language));
        const officers = await fetchOfficers(filter, language, signal);
        if (signal.aborted) return;
        setResults({ filter, officers });
      } catch (error) {
        if (signal.aborted) return;
        setResults({ filter, officers: [], failure: error instanceof Error ? error.message : String(error) });
      }
      setPending(false);
    },
    [language],
  );

  useEffect(() => () => latest.current?.abort(), []);

  return {
    results,
    pending,
    searchSoon: useCallback((filter: DirectoryFilter) => search(filter, pauseMs), [search]),
    searchNow: useCallback((filter: DirectoryFilter) => search(filter, 0), [search]),
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

type ListResponse = { listLoanOfficersListVm?: OfficerCard[]; message?: string };

async function fetchOfficers(filter: DirectoryFilter, language: Language, signal: AbortSignal): Promise<OfficerCard[]> {
  const { search, speaks, specialty, state, calendar } = filter;
  const query = new URLSearchParams({
    ...(search && { filterKey: search }),
    ...(speaks && { speaks }),
    ...(specialty && { specialty }),
    ...(state && { state }),
    ...(calendar && { calendar }),
    lang: language,
  });
  // Without cookies: the API returns inactive officers to staff, and this page shows what visitors see.
  const response = await fetch(`/api/loanofficer?${query}`, { signal, credentials: "omit" });
  const body: ListResponse | undefined = await response.json().catch(() => undefined);
  if (response.ok && body?.listLoanOfficersListVm) return body.listLoanOfficersListVm;
  throw new Error(body?.message || response.statusText || String(response.status));
}
