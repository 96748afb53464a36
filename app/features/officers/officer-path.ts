type Officer = { loanOfficerId: number; firstName: string };

/** The name makes the URL readable; only the id is used to find the officer. */
export const officerPath = ({ loanOfficerId, firstName }: Officer) => `/services/loan-officer/${loanOfficerId}/${nameSegment(firstName)}`;

export const officerContactPath = ({ loanOfficerId }: Pick<Officer, "loanOfficerId">) =>
  `/services/loan-officer/${loanOfficerId}/contact.vcf`;

/** Segments with another meaning: folders, the router's data requests, and the contact card. */
const reservedSegment = /^\.+$|\.(?:data|vcf)$/i;

/** A slash splits a path even when it is escaped, so a name like "Ana/Lucía" cannot be part of one as it is. */
function nameSegment(firstName: string): string {
  const segment = firstName.replace(/[\p{Cc}/\\]+/gu, "-");
  return encodeURIComponent(reservedSegment.test(segment) ? segment.replaceAll(".", "-") : segment);
}
