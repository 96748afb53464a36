import clsx from "clsx";
import { listTexts } from "#app/messages/admin/lists.ts";
import { useTexts } from "#app/messages/messages.ts";
import { PlainButton } from "./button.tsx";

type Props<Choice extends string> = {
  value: Choice;
  onChange: (choice: Choice) => void;
  names: Record<Choice, string>;
  counts?: Partial<Record<Choice, number>> | undefined;
};

export function FilterRow<Choice extends string>({ value, onChange, names, counts = {} }: Props<Choice>) {
  const text = useTexts(listTexts);
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{text.show}</legend>
      {(Object.keys(names) as Choice[]).map((choice) => (
        <PlainButton
          key={choice}
          aria-pressed={choice === value}
          onClick={() => onChange(choice)}
          className={clsx(
            "min-h-10 rounded-lg px-3 text-sm font-semibold",
            choice === value ? "bg-accent text-on-accent" : "text-fg-muted hover:bg-sunken hover:text-fg",
          )}
        >
          {names[choice]}
          {counts[choice] ? ` (${counts[choice]})` : ""}
        </PlainButton>
      ))}
    </fieldset>
  );
}
