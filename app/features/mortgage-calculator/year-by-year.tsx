import { useTexts } from "#app/messages/messages.ts";
import { calculatorTexts } from "#app/messages/mortgage-calculator.ts";
import type { Year } from "#lib/mortgage.ts";
import { YearlyPicture } from "./yearly-picture.tsx";
import { YearlyTable } from "./yearly-table.tsx";

/** How the loan is paid down: a picture for the shape of it, a table for the numbers. */
export function YearByYear({ years }: { years: Year[] }) {
  const { yearly: text } = useTexts(calculatorTexts);
  return (
    <section aria-labelledby="yearly-heading" className="border-t border-line py-5">
      <h2 id="yearly-heading" className="text-lg font-semibold">
        {text.heading}
      </h2>
      {years.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{text.nothing}</p>
      ) : (
        <>
          <YearlyPicture years={years} />
          <details className="mt-3">
            <summary className="w-fit cursor-pointer py-1 text-sm font-medium text-clay underline underline-offset-2">{text.table}</summary>
            <YearlyTable years={years} />
          </details>
        </>
      )}
    </section>
  );
}
