import type { ShownOfficer } from "./service.server.ts";

/** Where an officer's page is; the name is there for people, only the id counts. */
export function officerPath({ loanOfficerId, firstName }: Pick<ShownOfficer, "loanOfficerId" | "firstName">): string {
  return `/services/loan-officer/${loanOfficerId}/${encodeURIComponent(firstName)}`;
}

/** The officer as a card for an address book. */
export const officerContactPath = ({ loanOfficerId }: Pick<ShownOfficer, "loanOfficerId">) =>
  `/services/loan-officer/${loanOfficerId}/contact.vcf`;
