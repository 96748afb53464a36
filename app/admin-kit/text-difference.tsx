import { wordDiff } from "./word-diff.ts";

/** What became of a text: taken out struck through, put in underlined; never by colour alone. */
export function Diff({ before, after }: { before: string; after: string }) {
  const pieces = wordDiff(before, after);
  return (
    <p className="max-h-60 overflow-y-auto text-sm break-words whitespace-pre-line">
      {pieces.map((piece, index) => {
        const key = `${String(index)}-${piece.kind}`;
        if (piece.kind === "gone")
          return (
            <del key={key} className="mr-0.5 rounded bg-bad-soft text-bad">
              {piece.text}
            </del>
          );
        if (piece.kind === "new")
          return (
            <ins key={key} className="rounded bg-good-soft text-good">
              {piece.text}
            </ins>
          );
        return <span key={key}>{piece.text}</span>;
      })}
    </p>
  );
}
