import { useTexts } from "#app/messages/messages.ts";
import { calculatorTexts } from "#app/messages/mortgage-calculator.ts";

/** What the numbers rest on. */
export function Assumptions() {
  const { assumptions: text } = useTexts(calculatorTexts);
  return (
    <section aria-labelledby="assumptions-heading" className="border-t border-line pt-5">
      <h2 id="assumptions-heading" className="text-lg font-semibold">
        {text.heading}
      </h2>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-sm text-muted">
        {text.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
