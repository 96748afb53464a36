import { ArrowRight } from "lucide-react";
import type { PictureValue } from "./draft.ts";
import { Diff } from "./text-difference.tsx";
import { Thumbnail } from "./thumbnail.tsx";

type Props = { before: unknown; after: unknown; say: (value: unknown) => string };

const isPicture = (value: unknown): value is PictureValue =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "name" in value;

/** What became of a field: of a picture both are shown, of everything else the words that changed. */
export function ValueDifference({ before, after, say }: Props) {
  if (!isPicture(after)) return <Diff before={say(before)} after={say(after)} />;
  const former = isPicture(before) ? before.name : null;
  return (
    <p className="flex items-center gap-3 text-sm">
      {former && <Thumbnail name={former} />}
      {former && <ArrowRight aria-hidden className="size-4 text-fg-muted" />}
      <Thumbnail name={after.name} />
      {!after.name ? "The picture was taken away" : former ? "Another picture" : "A picture was added"}
    </p>
  );
}
