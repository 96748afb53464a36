import { useTexts } from "#app/messages/messages.ts";
import { calculatorTexts } from "#app/messages/mortgage-calculator.ts";
import { money } from "#lib/money.ts";
import type { Year } from "#lib/mortgage.ts";

export function YearlyTable({ years }: { years: Year[] }) {
  const { yearly: text } = useTexts(calculatorTexts);
  const insured = years.some(({ mortgageInsurance }) => mortgageInsurance > 0);
  const heads = [text.year, text.principal, text.interest, ...(insured ? [text.mortgageInsurance] : []), text.balance];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={text.caption} tabIndex={0} className="mt-2 overflow-x-auto">
      <table className="w-full text-right text-xs tabular-nums sm:text-sm">
        <caption className="pb-2 text-left text-muted">{text.caption}</caption>
        <thead>
          <tr className="border-b-2 border-line">
            {heads.map((head) => (
              <th key={head} scope="col" className="px-2 py-1.5 font-semibold first:pl-0 first:text-left">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, principal, interest, mortgageInsurance, balance }) => (
            <tr key={year} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-2 text-left font-semibold">
                {year}
              </th>
              {[principal, interest, ...(insured ? [mortgageInsurance] : []), balance].map((cents, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row never move
                <td key={column} className="px-2 py-1.5">
                  {money(cents)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
