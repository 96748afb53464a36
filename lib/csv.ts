/** What a spreadsheet would take for a formula or a command, also behind spaces that it ignores. */
const formula = /^[\s\u00a0\ufeff]*[=+\-@\t\r|%＝＋－＠]/u;

function cell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table that spreadsheets open as text in UTF-8, whatever the cells try to be. */
export function toCsv(header: string[], rows: string[][]): string {
  return `\ufeff${csvRows([header, ...rows])}`;
}

/** Further lines of such a table. */
export function csvRows(rows: string[][]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
