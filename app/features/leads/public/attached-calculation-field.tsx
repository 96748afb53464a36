import { attachedCalculationTexts } from "#app/features/calculators/texts/attached-calculation.ts";
import { type AttachedCalculation, attachedCalculationText } from "#app/features/leads/messages/attached-calculation.ts";
import { useTexts } from "#app/messages/messages.ts";

/**
 * Shows what goes along. It arrives ticked, because the only way here with numbers is the calculator's link "Send these numbers"; without the
 * tick nothing of it is sent.
 */
export function AttachedCalculationField({
  attachedCalculation,
  isTicked,
}: {
  attachedCalculation: AttachedCalculation;
  isTicked: boolean;
}) {
  const text = useTexts(attachedCalculationTexts);
  return (
    <div className="rounded-2xl bg-sand p-5">
      <label className="flex items-start gap-3 font-semibold text-teal-dark">
        <input type="checkbox" name="enclose" defaultChecked={isTicked} className="mt-0.5 size-5 shrink-0 accent-teal" />
        {text.enclose}
      </label>
      <input type="hidden" name="attachedCalculation" value={attachedCalculationText(attachedCalculation)} />
      <details className="mt-3 text-sm" open>
        <summary className="flex min-h-8 w-fit cursor-pointer items-center text-teal underline underline-offset-4">{text.show}</summary>
        <p className="mt-2 font-semibold">{attachedCalculation.title}</p>
        <ul className="mt-1 space-y-0.5 text-ink/85">
          {attachedCalculation.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
