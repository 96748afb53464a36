export type Piece = { kind: "same" | "gone" | "new"; text: string };

/** Beyond this many comparisons a table of them costs more than the reader gains; the middle is then shown as replaced. */
const maxCells = 1_000_000;

/** What became of a text, word by word. */
export function wordDiff(before: string, after: string): Piece[] {
  const a = before.split(/(\s+)/).filter(Boolean);
  const b = after.split(/(\s+)/).filter(Boolean);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const middle = changed(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return joined(gathered(same(a.slice(0, start)).concat(middle, same(end ? a.slice(-end) : []))));
}

const same = (words: string[]): Piece[] => words.map((text) => ({ kind: "same", text }));

const replaced = (gone: string, fresh: string): Piece[] =>
  [{ kind: "gone", text: gone } as const, { kind: "new", text: fresh } as const].filter(({ text }) => text !== "");

function changed(a: string[], b: string[]): Piece[] {
  if (a.length === 0 || b.length === 0 || a.length * b.length > maxCells) return replaced(a.join(""), b.join(""));
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pieces: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const gone = a[i];
    const fresh = b[j];
    if (gone !== undefined && gone === fresh) {
      pieces.push({ kind: "same", text: gone });
      i++;
      j++;
    } else if (gone !== undefined && (fresh === undefined || at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ kind: "gone", text: gone });
      i++;
    } else if (fresh !== undefined) {
      pieces.push({ kind: "new", text: fresh });
      j++;
    }
  }
  return pieces;
}

/** Two changes with nothing but a blank between them read as one: first what went, then what came. */
function gathered(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  let run: Piece[] = [];
  const flush = () => {
    const first = run.findIndex(({ kind }) => kind !== "same");
    const last = run.findLastIndex(({ kind }) => kind !== "same");
    const changes = first === -1 ? [] : run.slice(first, last + 1);
    const gone = changes.filter(({ kind }) => kind !== "new").map(({ text }) => ({ kind: "gone", text }) as const);
    const fresh = changes.filter(({ kind }) => kind !== "gone").map(({ text }) => ({ kind: "new", text }) as const);
    // Not spread into `push`: a long text has more pieces than a call may have arguments.
    for (const part of first === -1 ? [run] : [run.slice(0, first), gone, fresh, run.slice(last + 1)])
      for (const piece of part) result.push(piece);
    run = [];
  };
  for (const piece of pieces) {
    if (piece.kind === "same" && piece.text.trim() !== "") {
      flush();
      result.push(piece);
    } else run.push(piece);
  }
  flush();
  return result;
}

function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
