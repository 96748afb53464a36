import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { useTexts } from "#app/messages/messages.ts";

/** What the numbers rest on. */
export function Assumptions({ lines }: { lines: string[] }) {
  const text = useTexts(calculatorTexts);
  return (
    <section aria-labelledby="assumptions-heading">
      <h2 id="assumptions-heading" className="font-semibold text-2xl text-teal-dark">
        {text.assumptions}
      </h2>
      <ul className="mt-4 list-disc space-y-2 pl-5 text-muted marker:text-clay">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
