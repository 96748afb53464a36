import { ArrowRight } from "lucide";
import { formTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { isPicture } from "./draft.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { wordDiff } from "./word-diff.ts";

type Props = { before: unknown; after: unknown; format: (value: unknown) => string };

export function ValueDifference({ before, after, format }: Props) {
  const text = useTexts(formTexts);
  if (!isPicture(after)) return <Diff before={format(before)} after={format(after)} />;
  const former = isPicture(before) ? before.name : null;
  return (
    <p className="flex items-center gap-3 text-sm">
      {former && <Thumbnail name={former} />}
      {former && <Icon of={ArrowRight} className="size-4 text-fg-muted" />}
      <Thumbnail name={after.name} />
      {!after.name ? text.pictureGone : former ? text.pictureOther : text.pictureNew}
    </p>
  );
}

/** Never by color alone. */
function Diff({ before, after }: { before: string; after: string }) {
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
