/** Lower case without accents, so that "prestamo" finds "Préstamo". Used for what is stored and for what is asked. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

/** A tag ends before the next one begins: looking further would take the square of a text full of `<`. */
export function searchTextOf(parts: Array<string | null | undefined>): string {
  const words = parts.filter((part) => part).map((part) => String(part).replace(/<[^<>]*>/g, " "));
  return fold(words.join(" ")).replace(/\s+/g, " ").trim();
}

/** A LIKE pattern that matches the text anywhere; what LIKE would read as a wildcard is taken literally. */
export function containsPattern(text: string): string {
  return `%${fold(text).replace(/[\\%_]/g, "\\$&")}%`;
}
