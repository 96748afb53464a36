import { readable } from "./draft.ts";

/** The beginning of a text, for a cell of a table. */
export function snippet(html: string, length = 140): string {
  const text = readable(html).replace(/\s+/g, " ");
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}
