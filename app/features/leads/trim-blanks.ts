const isBlank = (character: string | undefined) => character === " " || character === "\t";

/** Without spaces and tabs at both ends; line breaks stay. `/[ \t]+$/` would take the square of a text's length to find none. */
export function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text[start])) start++;
  while (end > start && isBlank(text[end - 1])) end--;
  return text.slice(start, end);
}
