import { Download } from "lucide";
import { numberTexts } from "#app/messages/admin/numbers.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { csvHeader, csvRow } from "#lib/csv.ts";
import { locales } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import { Button } from "./button.tsx";
import { saveFile } from "./save-file.ts";

export type NumberColumn<Row> = {
  header: string;
  /** For the file, where the screen needs fewer words. */
  fileHeader?: string;
  /** For a spreadsheet. */
  value: (row: Row) => string | number | null;
  /** For the screen, where it differs. */
  format?: (row: Row) => string;
};

type Props<Row> = {
  caption: string;
  rows: Row[];
  /** The first column names the row, the others are numbers. */
  columns: NumberColumn<Row>[];
  /** Draws a bar below the row's name. */
  weight?: (row: Row) => number;
  /** How many rows are shown; the file has all of them. */
  most?: number;
};

const numberFormatIn = (language: Language) => new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 });

function textOf<Row>({ value, format }: NumberColumn<Row>, row: Row, numberFormat: Intl.NumberFormat): string {
  const plain = value(row);
  if (plain === null) return "–";
  return format?.(row) ?? (typeof plain === "number" ? numberFormat.format(plain) : plain);
}

/** A table of numbers that can be downloaded as CSV. */
export function NumberTable<Row>({ caption, rows, columns, weight, most = 25 }: Props<Row>) {
  const text = useTexts(numberTexts);
  const numberFormat = numberFormatIn(useLanguage());
  const heaviest = Math.max(1, ...rows.map((row) => weight?.(row) ?? 0));
  return (
    <div className="grid gap-2">
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead className="text-fg-muted">
            <tr>
              {columns.map(({ header }, index) => (
                <th key={header} scope="col" className={`py-1.5 font-semibold ${index === 0 ? "" : "pl-2 text-right sm:pl-4"}`}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((row) => (
              <tr key={columns.map((column) => textOf(column, row, numberFormat)).join("\t")} className="border-edge border-t align-top">
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.header} scope="row" className="w-full min-w-16 py-1.5 font-medium [overflow-wrap:anywhere]">
                      {textOf(column, row, numberFormat)}
                      {weight && <Bar share={weight(row) / heaviest} />}
                    </th>
                  ) : (
                    <td
                      key={column.header}
                      className={`py-1.5 pl-2 text-right sm:pl-4 tabular-nums ${typeof column.value(row) === "string" ? "" : "whitespace-nowrap"}`}
                    >
                      {textOf(column, row, numberFormat)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button look="quiet" className="-mx-2" onClick={() => saveFile(fileName(caption), csvOf(rows, columns), "text/csv")}>
          <Icon of={Download} className="size-4" />
          CSV<span className="sr-only">: {caption}</span>
        </Button>
        {rows.length > most && <p className="text-fg-muted text-sm">{text.fileHasAll(most, rows.length)}</p>}
      </div>
    </div>
  );
}

/** The columns have the same in words and numbers. */
function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="mt-1 h-1 w-full">
      <rect width={share * 100} height={1} className="fill-accent" />
    </svg>
  );
}

const fileName = (caption: string) => `${caption.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.csv`;

function csvOf<Row>(rows: Row[], columns: NumberColumn<Row>[]): string {
  const cells = (row: Row) => columns.map(({ value }) => String(value(row) ?? ""));
  return csvHeader(columns.map(({ header, fileHeader }) => fileHeader ?? header)) + rows.map((row) => csvRow(cells(row))).join("");
}
