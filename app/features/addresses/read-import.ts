import { type CsvRow, parseCsv } from "#lib/csv.ts";
import { AppError } from "#lib/errors.ts";
import { localize } from "#lib/localize.ts";
import type { Destination } from "./follow-redirects.ts";
import { readOldAddress } from "./old-address.ts";
import { type KnownAddresses, lastDestination, planRedirect } from "./plan-redirect.ts";
import { withoutSite } from "./redirect-target.ts";
import { maxAwaited, mostImportedRows } from "./schema.ts";

/** What happens to a row: a redirect; a place in the list of addresses that were not found; nothing, because the address works; or a refusal. */
export type ImportRow = { line: number; path: string } & (
  | { outcome: "redirect"; destination: Destination }
  | { outcome: "listed" | "works" | "known" }
  | { outcome: "refused"; reason: string }
);

/** Everything in this reading that is to be written. */
export type ImportPlan = {
  rows: ImportRow[];
  /** By path, the new redirects. */
  created: Map<string, Destination>;
  listed: Set<string>;
};

const looksLikeAddress = (cell = "") => /^\s*(?:\/|https?:\/\/)/i.test(cell);

function readRows(csv: string): CsvRow[] {
  const rows = parseCsv(csv);
  const [first, ...rest] = rows;
  const data = first && !looksLikeAddress(first.cells[0]) ? rest : rows;
  if (data.length === 0)
    throw AppError.field("csv", {
      en: "The file has no addresses: its first column must have old addresses such as /services.html",
      es: "El archivo no tiene direcciones: su primera columna debe tener direcciones anteriores como /servicios.html",
    });
  if (data.length > mostImportedRows)
    throw AppError.field("csv", {
      en: `A file may have at most ${mostImportedRows} rows; this one has ${data.length}`,
      es: `Un archivo puede tener como máximo ${mostImportedRows} filas; este tiene ${data.length}`,
    });
  return data;
}

/** With the addresses of earlier files that wait for a new one; new addresses may be whole ones of the site. */
type Known = KnownAddresses & { awaited: ReadonlySet<string>; siteUrl: string };

/** What importing a file would do, row by row. Each row sees what the ones above it do. */
export function planImport(csv: string, known: Known, maxRedirects: number): ImportPlan {
  const plan: ImportPlan = { rows: [], created: new Map(), listed: new Set() };
  const redirects = new Map(known.redirects);
  const shorten = (path: string, last: Destination) => redirects.set(path, last);
  const now: KnownAddresses = { ...known, redirects, shorten };
  for (const { line, cells } of readRows(csv)) {
    const [old = "", given = ""] = cells;
    const target = withoutSite(given, known.siteUrl);
    const read = readOldAddress(old);
    const row = { line, path: "path" in read ? read.path : old.trim().slice(0, 200) };
    if (target.trim() === "" && "path" in read) {
      const isListed = plan.listed.has(row.path) || known.awaited.has(row.path);
      const isKnown = now.isFormer(row.path) || now.redirects.has(row.path) || isListed;
      const isFull = plan.listed.size + known.awaited.size >= maxAwaited;
      const outcome = now.isServed(row.path) ? "works" : isKnown ? "known" : isFull ? "refused" : "listed";
      if (outcome === "listed") plan.listed.add(row.path);
      if (outcome === "refused") plan.rows.push({ ...row, outcome, reason: localize(tooManyListed) });
      else if (outcome !== "listed" && hasQuery(old))
        plan.rows.push({ ...row, outcome: "refused", reason: localize(queryIgnored(row.path)) });
      else plan.rows.push({ ...row, outcome });
      continue;
    }
    const planned = planRow({ path: old, target }, now, plan, maxRedirects);
    const isUndecided = planned.outcome === "works" || (planned.outcome === "refused" && planned.reason === localize(elsewhere));
    const isByQuery = isUndecided && hasQuery(old);
    plan.rows.push({ ...row, ...(isByQuery ? { outcome: "refused", reason: localize(queryIgnored(row.path)) } : planned) });
    if (planned.outcome === "redirect") redirects.set(row.path, planned.destination);
  }
  // A row may lead to the address of one below it.
  for (const row of plan.rows) {
    if (row.outcome !== "redirect") continue;
    row.destination = lastDestination(row.path, row.destination, now);
    plan.created.set(row.path, row.destination);
  }
  return plan;
}

type RowOutcome =
  | { outcome: "redirect"; destination: Destination }
  | { outcome: "works" | "known" }
  | { outcome: "refused"; reason: string };

function planRow(input: { path: string; target: string }, known: KnownAddresses, plan: ImportPlan, maxRedirects: number): RowOutcome {
  const read = readOldAddress(input.path);
  if ("path" in read && known.isServed(read.path)) return { outcome: "works" };
  try {
    const existing = "path" in read ? known.redirects.get(read.path) : undefined;
    // The path of a redirect that exists is taken, but its destination may be the same.
    const { path, webPageCategoryId, target } = planRedirect(input, known, existing && "path" in read ? read.path : undefined);
    const destination = { webPageCategoryId, target };
    if (existing) {
      const last = lastDestination(path, existing, known);
      const isSame = last.webPageCategoryId === webPageCategoryId && last.target === target;
      return isSame ? { outcome: "known" } : { outcome: "refused", reason: localize(elsewhere) };
    }
    if (known.redirects.size >= maxRedirects) return { outcome: "refused", reason: localize(tooMany(maxRedirects)) };
    plan.created.set(path, destination);
    plan.listed.delete(path);
    return { outcome: "redirect", destination };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { outcome: "refused", reason: error.message };
  }
}

/** Some sites distinguish their pages by the query alone. */
const hasQuery = (address: string) => /^[^#]*\?[^#\s]/.test(address);

const queryIgnored = (path: string) => ({
  en: `What follows the question mark can't be told apart: every such address counts as “${path}”`,
  es: `Lo que sigue al signo de interrogación no se distingue: cada una de esas direcciones cuenta como «${path}»`,
});

const tooManyListed = {
  en: `At most ${maxAwaited} imported addresses may wait for a new one; redirect or ignore some first, or give this row a new address`,
  es: `Como máximo ${maxAwaited} direcciones importadas pueden esperar una nueva; primero redirija o ignore algunas, o dé a esta fila una dirección nueva`,
};

const elsewhere = {
  en: "There is already a redirect from this address, and it leads elsewhere",
  es: "Ya hay una redirección desde esta dirección, y lleva a otro lugar",
};

const tooMany = (max: number) => ({ en: `There may be at most ${max} redirects`, es: `Puede haber como máximo ${max} redirecciones` });
