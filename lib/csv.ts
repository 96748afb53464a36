/** What a spreadsheet would take for a formula or a command, also behind spaces that it ignores. */
const formula = /^[\s\u00a0\ufeff]*[=+\-@\t\r|%＝＋－＠]/u;

function cell(value: string): string {
  const safeText = formula.test(value) ? `'${value}` : value;
  return /[",\r\n;']/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

/** Makes spreadsheets read what follows as UTF-8. */
const mark = "\ufeff";

/** One row, safe whatever its cells try to be. */
export const csvRow = (cells: string[]) => `${cells.map(cell).join(",")}\r\n`;

/** How a table begins that is sent row by row. */
export const csvHeader = (header: string[]) => mark + csvRow(header);
