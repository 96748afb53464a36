import type { ReactNode } from "react";
import { money } from "#app/features/calculators/math/money.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { localPath } from "#lib/languages.ts";
import { type CalculatorName, calculatorPath } from "./catalog.ts";
import { type ChoiceNames, entryText } from "./entry-lines.ts";
import { Section } from "./result.tsx";
import { type Entries, queryFrom, type Rules } from "./rules.ts";

/** One line of a result: an amount, which can be compared, or a text. `without` says what the amount leaves out. */
export type ResultLine = { label: string; cents?: number; text?: string; without?: string };

type Side = { entries: Entries; lines: ResultLine[] };
type Props = { calculator: CalculatorName; rules: Rules; labels: Record<string, string>; choices: ChoiceNames; kept: Side; now: Side };
type TableRow = { label: string; kept: ReactNode; now: ReactNode; difference: string };

/** The kept result beside the current one. Both are in the URL, so the table works without a script and can be shared. */
export function SideBySide({ calculator, rules, labels, choices, kept, now }: Props) {
  const { compare: text } = useTexts(calculatorTexts);
  const language = useLanguage();
  const rows = [...changedEntries(rules, labels, choices, kept.entries, now.entries), ...comparedLines(kept.lines, now.lines)];
  const { kept: _, ...withoutKept } = now.entries;
  return (
    <Section id="compare-heading" heading={text.heading}>
      <table className="mt-4 w-full text-right text-xs tabular-nums sm:text-sm">
        <thead>
          <tr className="border-line border-b-2">
            <td />
            {[text.kept, text.now, text.difference].map((head) => (
              <th key={head} scope="col" className="px-1 py-2 align-bottom font-semibold sm:px-2">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, ...cells }) => (
            <tr key={label} className="border-line border-b">
              <th scope="row" className="py-2 pr-1 text-left font-medium">
                {label}
              </th>
              {Object.entries(cells).map(([column, cell]) => (
                <td key={column} className="whitespace-nowrap px-1 py-2 sm:px-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="no-print mt-2 flex flex-wrap gap-x-6 text-sm">
        <a
          href={`${localPath(calculatorPath(calculator), language)}?${queryFrom(withoutKept)}#result`}
          rel="nofollow"
          className="inline-flex min-h-11 items-center font-semibold text-clay underline underline-offset-4"
        >
          {text.remove}
        </a>
      </p>
    </Section>
  );
}

function changedEntries(rules: Rules, labels: Record<string, string>, choices: ChoiceNames, kept: Entries, now: Entries): TableRow[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const [before, after] = [kept, now].map((entries) => entryText(rules, name, entries, choices));
    return before === after ? [] : [{ label, kept: before || "–", now: after || "–", difference: "" }];
  });
}

function comparedLines(kept: ResultLine[], now: ResultLine[]): TableRow[] {
  const labels = [...new Set([...now, ...kept].map(({ label }) => label))];
  return labels.map((label) => {
    const [before, after] = [kept, now].map((lines) => lines.find((line) => line.label === label));
    return { label, kept: cellText(before), now: cellText(after), difference: differenceText(before, after) };
  });
}

function cellText({ cents, text, without }: Partial<ResultLine> = {}): ReactNode {
  const amount = text ?? (cents === undefined ? "–" : money(cents));
  if (!without) return amount;
  return (
    <>
      {amount}
      <span className="block whitespace-normal text-muted text-xs">{without}</span>
    </>
  );
}

/** Empty where the two amounts do not cover the same parts. */
function differenceText(beforeLine: ResultLine | undefined, afterLine: ResultLine | undefined): string {
  const [before, after] = [beforeLine?.cents, afterLine?.cents];
  if (before === undefined || after === undefined || beforeLine?.without !== afterLine?.without) return "";
  return `${after > before ? "+" : after < before ? "−" : ""}${money(Math.abs(after - before))}`;
}
