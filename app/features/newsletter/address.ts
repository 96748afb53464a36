import { emailPattern } from "#lib/fields.ts";

/** What would make one address a list of them, or hide another one in it. */
const notInAddress = /[,;:<>"()[\]\\\p{Cc}]/u;

export const maxAddressLength = 254;

/** The one address that a text is, as it is stored and compared; undefined when it is none. */
export function addressIn(text: string): string | undefined {
  const address = text.trim().toLowerCase();
  if (address.length > maxAddressLength || !address.isWellFormed()) return undefined;
  return emailPattern.test(address) && !notInAddress.test(address) ? address : undefined;
}
