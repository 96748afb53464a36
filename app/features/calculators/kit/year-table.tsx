import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { useTexts } from "#app/messages/messages.ts";

type Props = { caption: string; heads: string[]; rows: Array<{ head: string | number; cells: string[] }> };

/** The numbers behind a chart: collapsed on screen, open in print. */
export function YearTable({ caption, heads, rows }: Props) {
  const text = useTexts(calculatorTexts);
  return (
    <details className="print-open mt-4">
      <summary className="no-print flex min-h-11 w-fit cursor-pointer items-center font-semibold text-clay underline underline-offset-4">
        {text.table}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={caption} tabIndex={0} className="mt-2 overflow-x-auto">
        <table className="w-full text-right text-xs tabular-nums sm:text-sm">
          <caption className="pb-2 text-left text-muted">{caption}</caption>
          <thead>
            <tr className="border-line border-b-2">
              {heads.map((head) => (
                <th key={head} scope="col" className="px-2 py-2 align-bottom font-semibold first:pl-0 first:text-left">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ head, cells }) => (
              <tr key={head} className="border-line border-b">
                <th scope="row" className="py-2 pr-2 text-left font-semibold">
                  {head}
                </th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row never move
                  <td key={column} className="px-2 py-2">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
