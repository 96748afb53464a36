import { useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/messages/messages.ts";
import { directoryPath } from "./directory-search.ts";
import { fetchOfficers } from "./fetch-officers.ts";
import type { OfficerCard } from "./loan-officer-card.tsx";

/** How long someone pauses before what they typed is searched for. */
const pauseMs = 250;

type Results = { search: string; officers: OfficerCard[]; failure?: string };

/** Searches as someone types: the latest search wins, and the address always leads to what is searched for. */
export function useOfficerSearch(first: Results) {
  const language = useLanguage();
  const [results, setResults] = useState(first);
  const [pending, setPending] = useState(false);
  const latest = useRef<AbortController>(undefined);

  const search = useCallback(
    async (text: string, delayMs: number) => {
      latest.current?.abort();
      const turn = new AbortController();
      const { signal } = turn;
      latest.current = turn;
      setPending(true);
      try {
        await pause(delayMs, signal);
        window.history.replaceState(window.history.state, "", directoryPath(text, language));
        const officers = await fetchOfficers(text, language, signal);
        if (signal.aborted) return;
        setResults({ search: text, officers });
      } catch (error) {
        if (signal.aborted) return;
        setResults({ search: text, officers: [], failure: error instanceof Error ? error.message : String(error) });
      }
      setPending(false);
    },
    [language],
  );

  useEffect(() => () => latest.current?.abort(), []);

  return {
    results,
    pending,
    searchSoon: useCallback((text: string) => search(text, pauseMs), [search]),
    searchNow: useCallback((text: string) => search(text, 0), [search]),
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
