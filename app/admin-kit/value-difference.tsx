import { ArrowRight } from "lucide";
import { formTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { isPicture } from "./draft.ts";
import { Diff } from "./text-difference.tsx";
import { Thumbnail } from "./thumbnail.tsx";

type Props = { before: unknown; after: unknown; format: (value: unknown) => string };

/** What became of a field: of a picture both are shown, of everything else the words that changed. */
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
