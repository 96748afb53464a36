import { attachedCalculationTexts } from "#app/features/calculators/texts/attached-calculation.ts";
import { type AttachedCalculation, attachedCalculationText } from "#app/features/leads/messages/attached-calculation.ts";
import { useTexts } from "#app/messages/messages.ts";

type Props = { attachedCalculation: AttachedCalculation; isTicked: boolean };

/** Checked at first, because visitors come here with numbers or answers only by a link that says "Send these numbers" or "Send my answers". */
export function AttachedCalculationField({ attachedCalculation, isTicked }: Props) {
  const text = useTexts(attachedCalculationTexts);
  return (
    <div className="rounded-2xl bg-sand p-5">
      <label className="flex items-start gap-3 font-semibold text-teal-dark">
        <input type="checkbox" name="enclose" defaultChecked={isTicked} className="mt-0.5 size-5 shrink-0 accent-teal" />
        {text.enclose[attachedCalculation.kind]}
      </label>
      <input type="hidden" name="attachedCalculation" value={attachedCalculationText(attachedCalculation)} />
      <details className="mt-3 text-sm" open>
        <summary className="flex min-h-8 w-fit cursor-pointer items-center text-teal underline underline-offset-4">{text.show}</summary>
        <p className="mt-2 font-semibold">{attachedCalculation.title}</p>
        <ul className="mt-1 space-y-0.5 text-ink/85">
          {attachedCalculation.lines.map((line) => (
            // An empty line separates the languages.
            <li key={line} aria-hidden={line === "" || undefined} className="empty:h-4">
              {line}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
