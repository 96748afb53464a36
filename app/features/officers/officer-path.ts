type Officer = { loanOfficerId: number; firstName: string };

/** The officer's page. The name makes the address readable; only the id is used to find the officer. */
export const officerPath = ({ loanOfficerId, firstName }: Officer) => `/services/loan-officer/${loanOfficerId}/${nameSegment(firstName)}`;

/** The officer's contact card for an address book. */
export const officerContactPath = ({ loanOfficerId }: Pick<Officer, "loanOfficerId">) =>
  `/services/loan-officer/${loanOfficerId}/contact.vcf`;

/** Segments with another meaning: folders, the router's data requests, and the contact card. */
const reservedSegment = /^\.+$|\.(?:data|vcf)$/i;

/** A slash splits a path even when it is escaped, so a name like "Ana/Lucía" cannot be part of one as it is. */
function nameSegment(firstName: string): string {
  const segment = firstName.replace(/[\p{Cc}/\\]+/gu, "-");
  return encodeURIComponent(reservedSegment.test(segment) ? segment.replaceAll(".", "-") : segment);
}
