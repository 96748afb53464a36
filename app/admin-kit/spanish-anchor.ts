/** Where on a form the Spanish of a field stands. */
export const spanishAnchor = (field: string) => `spanish-${field}`;

/** Brings whoever was sent to a place of the form there, once it is on the screen. */
export function focusAnchor(hash: string): void {
  if (hash.startsWith("#spanish-")) document.getElementById(hash.slice(1))?.focus();
}
