import clsx from "clsx";
import { ArrowRight } from "lucide";
import { formTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { isPicture } from "./draft.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { wordDiff } from "./word-diff.ts";

type Props = {
  before: unknown;
  after: unknown;
  format: (value: unknown) => string;
  /** Long text is shown in full instead of in a box that scrolls. */
  isWhole?: boolean;
};

export function ValueDifference({ before, after, format, isWhole = false }: Props) {
  const text = useTexts(formTexts);
  if (!isPicture(after)) return <Diff before={format(before)} after={format(after)} isWhole={isWhole} />;
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
function Diff({ before, after, isWhole }: { before: string; after: string; isWhole: boolean }) {
  const pieces = wordDiff(before, after);
  return (
    <p className={clsx("text-sm break-words whitespace-pre-line", !isWhole && "max-h-60 overflow-y-auto")}>
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
