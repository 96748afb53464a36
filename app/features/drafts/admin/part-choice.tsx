import { CheckboxField } from "#app/admin-kit/fields/checkbox-field.tsx";
import type { Labels } from "#app/admin-kit/labels.ts";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { editorTexts } from "./texts/editor.ts";

type Props<V extends object> = {
  draft: DraftDto;
  labels: Labels<V>;
  chosen: DraftPartName[];
  onChoose: (parts: DraftPartName[]) => void;
};

/** The parts of a draft, to publish or discard some of them. What both languages share is named field by field. */
export function PartChoice<V extends object>({ draft, labels, chosen, onChoose }: Props<V>) {
  const text = useTexts(editorTexts);
  const labelOf: Record<string, string | undefined> = labels;
  const shared = draft.sharedFields.flatMap((name) => labelOf[name] ?? []);
  const choose = (part: DraftPartName, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, part] : chosen.filter((other) => other !== part));
  return (
    <div className="grid gap-1">
      {draft.parts.map(({ part }) => (
        <CheckboxField
          key={part}
          name={part}
          label={text.parts[part]}
          hint={part === "shared" && shared.length > 0 ? text.sharedFields(shared.join(", ")) : undefined}
          value={chosen.includes(part)}
          onChange={(isChosen) => choose(part, isChosen)}
        />
      ))}
    </div>
  );
}
