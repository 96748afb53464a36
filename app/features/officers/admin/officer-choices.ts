import { useQuery } from "@tanstack/react-query";
import type { Choice } from "#app/admin-kit/choices.ts";
import { loanOfficersQuery } from "#app/features/officers/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { officerListTexts } from "./texts/officer-lists.ts";

/** Active officers, and inactive ones that are already chosen. */
export function useOfficerChoices(...named: Array<number | null>): Choice[] {
  const { inactiveDetail } = useTexts(officerListTexts);
  const { data = [] } = useQuery(loanOfficersQuery);
  return data
    .filter(({ loanOfficerId, isActive }) => isActive || named.includes(loanOfficerId))
    .map(({ loanOfficerId, firstName, lastName, isActive }) => ({
      id: loanOfficerId,
      name: `${firstName} ${lastName}${isActive ? "" : inactiveDetail}`,
    }));
}
