/** `(801) 555-0142` as a phone dials it; a number without country code is an American one. */
export function telephoneLink(shown: string): string {
  const digits = shown.replace(/\D/g, "");
  return `tel:+${shown.trim().startsWith("+") || digits.length !== 10 ? digits : `1${digits}`}`;
}

/** The digits by which numbers are compared; the American country code says nothing. */
export function telephoneDigits(shown: string): string {
  const digits = shown.replace(/\D/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}
