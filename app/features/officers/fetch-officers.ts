import type { Language } from "#lib/translations.ts";
import type { DirectoryFilter } from "./directory-search.ts";
import type { OfficerCard } from "./public/loan-officer-card.tsx";

type Answer = { listLoanOfficersListVm?: OfficerCard[]; message?: string };

export async function fetchOfficers(filter: DirectoryFilter, language: Language, signal: AbortSignal): Promise<OfficerCard[]> {
  const { search, speaks, specialty } = filter;
  const query = new URLSearchParams({
    ...(search && { filterKey: search }),
    ...(speaks && { speaks }),
    ...(specialty && { specialty }),
    lang: language,
  });
  // To staff the API shows inactive officers too; on this page they see what visitors see.
  const response = await fetch(`/api/loanofficer?${query}`, { signal, credentials: "omit" });
  const answer: Answer | undefined = await response.json().catch(() => undefined);
  if (response.ok && answer?.listLoanOfficersListVm) return answer.listLoanOfficersListVm;
  throw new Error(answer?.message || response.statusText || String(response.status));
}
