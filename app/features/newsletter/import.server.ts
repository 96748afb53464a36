import { setImmediate } from "node:timers/promises";
import { type CsvRow, parseCsv } from "#lib/csv.ts";
import { AppError } from "#lib/errors.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import { fold, searchTextOf } from "#lib/search-text.ts";
import type { Language } from "#lib/translations.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { addressIn } from "./address.ts";
import { type ImportInput, mostImportedRows } from "./subscriber-schema.ts";
import { subscribers } from "./tables/newsletter.server.ts";

type Author = { userId: number; clientAddress?: string };
type Reader = { email: string; name: string; language: Language };
type RefusedLine = { line: number; reason: string };

const columnNames = {
  email: ["email", "e-mail", "correo", "correo electronico"],
  name: ["name", "nombre"],
  language: ["language", "idioma"],
};
const languageNames: Record<string, Language> = { en: "en", english: "en", ingles: "en", es: "es", spanish: "es", espanol: "es" };
const maxNameLength = 120;
const insertedAtOnce = 500;

/** What the file says, row by row, without asking the database. */
export function readImport(csv: string, usualLanguage: Language): { readers: Reader[]; refused: RefusedLine[] } {
  const [head, ...rows] = parseCsv(csv);
  const names = head?.cells.map((cell) => fold(cell.trim())) ?? [];
  const columnOf = (column: keyof typeof columnNames) => names.findIndex((name) => columnNames[column].includes(name));
  const columns = { email: columnOf("email"), name: columnOf("name"), language: columnOf("language") };
  if (columns.email < 0)
    throw AppError.field("csv", {
      en: "The first line of the file must name its columns, and one of them must be email",
      es: "La primera línea del archivo debe nombrar sus columnas, y una de ellas debe ser «email» o «correo electrónico»",
    });
  if (rows.length > mostImportedRows)
    throw AppError.field("csv", {
      en: `A file may have at most ${mostImportedRows} rows; this one has ${rows.length}`,
      es: `Un archivo puede tener como máximo ${mostImportedRows} filas; este tiene ${rows.length}`,
    });
  const readers: Reader[] = [];
  const refusedLines: RefusedLine[] = [];
  for (const row of rows) {
    const reader = readerIn(row, columns, usualLanguage);
    if ("email" in reader) readers.push(reader);
    else refusedLines.push({ line: row.line, reason: localize(reader) });
  }
  return { readers, refused: refusedLines };
}

function readerIn({ cells }: CsvRow, columns: Record<keyof typeof columnNames, number>, usualLanguage: Language): Reader | LocalizedText {
  const cell = (column: keyof typeof columnNames) => (cells[columns[column]] ?? "").trim();
  const email = addressIn(cell("email"));
  if (!email) return { en: "There is no valid email address", es: "No hay un correo electrónico válido" };
  const name = cell("name");
  if (name.length > maxNameLength || /[\p{Cc}<>]/u.test(name))
    return {
      en: "The name is too long or has characters a name can't have",
      es: "El nombre es demasiado largo o tiene caracteres que un nombre no tiene",
    };
  const language = cell("language") === "" ? usualLanguage : languageNames[fold(cell("language"))];
  if (!language) return { en: "The language must be en or es", es: "El idioma debe ser en o es" };
  return { email, name, language };
}

/** Adds new addresses. Those that are subscribed, unsubscribed or bounced stay as they are. */
export async function importSubscribers(db: Db, input: ImportInput, { userId, clientAddress }: Author) {
  const { readers, refused } = readImport(input.csv, input.language);
  const consent = { text: input.consent.trim(), language: "en", version: "import" };
  const addedCount = await db.transaction(async (tx) => {
    let total = 0;
    for (let start = 0; start < readers.length; start += insertedAtOnce) {
      const values = readers.slice(start, start + insertedAtOnce).map((reader) => ({
        ...reader,
        state: "subscribed" as const,
        consent,
        importSource: input.fileName || "a file",
        searchText: searchTextOf([reader.email, reader.name]),
      }));
      const addedRows = await tx.insert(subscribers).values(values).onConflictDoNothing().returning({ email: subscribers.email });
      total += addedRows.length;
      await setImmediate();
    }
    const detail = { added: total, known: readers.length - total, refused: refused.length };
    await recordAudit(tx, { action: "newsletter.import", userId, clientAddress, detail });
    return total;
  });
  return { added: addedCount, known: readers.length - addedCount, refused };
}
