import { diffArrays } from "diff";

type Piece = { kind: "same" | "gone" | "new"; text: string };

/** With more edits a comparison costs more than it helps; the middle is then shown as replaced. */
const maxEditLength = 1000;

export function wordDiff(before: string, after: string): Piece[] {
  const a = wordsOf(before);
  const b = wordsOf(after);
  const parts = diffArrays(a, b, { maxEditLength });
  if (!parts) return replaceMiddle(a, b);
  return joinNeighbors(
    parts.map(({ added, removed, value }) => ({ kind: added ? "new" : removed ? "gone" : "same", text: value.join("") })),
  );
}

const wordsOf = (text: string) => text.split(/(\s+)/).filter(Boolean);

const withoutEmpty = (pieces: Piece[]) => pieces.filter(({ text }) => text !== "");

function replaceMiddle(a: string[], b: string[]): Piece[] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return withoutEmpty([
    { kind: "same", text: a.slice(0, start).join("") },
    { kind: "gone", text: a.slice(start, a.length - end).join("") },
    { kind: "new", text: b.slice(start, b.length - end).join("") },
    { kind: "same", text: a.slice(a.length - end).join("") },
  ]);
}

/** Two changes with only whitespace between them become one: first the removed text, then the added. */
function joinNeighbors(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  let removedText = "";
  let addedText = "";
  const flush = () => {
    for (const piece of withoutEmpty([
      { kind: "gone", text: removedText },
      { kind: "new", text: addedText },
    ]))
      result.push(piece);
    removedText = addedText = "";
  };
  for (const [index, { kind, text }] of pieces.entries()) {
    const isBetween = text.trim() === "" && removedText + addedText !== "" && index + 1 < pieces.length;
    if (kind === "same" && !isBetween) {
      flush();
      result.push({ kind, text });
    } else {
      if (kind !== "new") removedText += text;
      if (kind !== "gone") addedText += text;
    }
  }
  flush();
  return result;
}
