/** What a spreadsheet would read as a formula, also after spaces that it ignores. */
const formula = /^[\s\u00a0\ufeff]*[=+\-@\t\r|%＝＋－＠]/u;

function cell(value: string): string {
  const safeText = formula.test(value) ? `'${value}` : value;
  return /[",\r\n;']/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

/** The byte order mark, which makes spreadsheets read UTF-8. */
const mark = "\ufeff";

export const csvRow = (cells: string[]) => `${cells.map(cell).join(",")}\r\n`;

export const csvHeader = (header: string[]) => mark + csvRow(header);

export type CsvRow = { line: number; cells: string[] };

/** Which of them the first line has most of. Spreadsheets write the last one as "Unicode text". */
const separators = [",", ";", "\t"];

function separatorOf(firstLine: string): string {
  const counts = separators.map((separator) => firstLine.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** In the first line, for Excel alone. */
const separatorHint = /^sep=(.)\n/i;

/** Empty lines are left out. */
export function parseCsv(text: string): CsvRow[] {
  const lines = (text.startsWith(mark) ? text.slice(1) : text).replace(/\r\n?/g, "\n");
  const [hint = "", hinted] = separatorHint.exec(lines) ?? [];
  const source = lines.slice(hint.length);
  const separator = hinted ?? separatorOf(/^[^\n]*/.exec(source)?.[0] ?? "");
  const rows: CsvRow[] = [];
  let line = hint === "" ? 1 : 2;
  let row: CsvRow = { line, cells: [] };
  let value = "";
  let isQuoted = false;
  const endRow = () => {
    row.cells.push(value);
    value = "";
    if (row.cells.some((text) => text.trim() !== "")) rows.push(row);
  };
  for (let i = 0; i < source.length; i++) {
    const character = source[i] ?? "";
    if (character === "\n") line++;
    if (isQuoted) {
      if (character !== '"') value += character;
      else if (source[i + 1] === '"') value += source[++i];
      else isQuoted = false;
    } else if (character === '"' && value === "") isQuoted = true;
    else if (character === separator) {
      row.cells.push(value);
      value = "";
    } else if (character === "\n") {
      endRow();
      row = { line, cells: [] };
    } else value += character;
  }
  endRow();
  return rows;
}
