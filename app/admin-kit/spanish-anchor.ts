export const spanishAnchor = (field: string) => `spanish-${field}`;

export function focusAnchor(hash: string): void {
  if (hash.startsWith("#spanish-")) document.getElementById(hash.slice(1))?.focus();
}
