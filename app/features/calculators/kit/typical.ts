import { yearlyShare } from "#app/features/calculators/math/amounts.ts";
import { moneyEntry } from "#app/features/calculators/math/money.ts";
import { readHomePrice } from "./home-price.ts";
import type { Entries } from "./rules.ts";

/** A field that the visitor can have filled in: with a percentage, or with that share of the home price in dollars. */
export type TypicalField = {
  rate: number;
  isShareOfPrice: boolean;
  /** The choice between percent and dollars. */
  unitField?: string;
  /** What the figure is, its source and when it was checked. */
  note: string;
};
export type TypicalFields = Readonly<Record<string, TypicalField>>;

/** The form field and query parameter that remembers the price for which fields were filled in. */
const rememberedIn = "typical";
const withoutPrice = "yes";

/** Whole dollars. */
export const typicalDollars = (rate: number, price: number) => Math.round(yearlyShare(price, rate) / 100);

const inDollars = ({ rate }: TypicalField, price: number | undefined) =>
  price === undefined ? undefined : String(typicalDollars(rate, price));
const inPercent = ({ rate }: TypicalField) => String(rate / 1000);

const isInDollars = ({ isShareOfPrice, unitField }: TypicalField, entries: Entries) =>
  isShareOfPrice || (unitField !== undefined && entries[unitField] === "amount");

/** Whether a field still holds what was filled in; the unit may have changed since. */
export function isTypical(name: string, field: TypicalField, entries: Entries): boolean {
  const remembered = entries[rememberedIn];
  const entry = entries[name];
  if (!remembered || !entry) return false;
  const dollars = inDollars(field, readHomePrice(remembered));
  return entry === dollars || (!field.isShareOfPrice && entry === inPercent(field));
}

/** Private mortgage insurance belongs to conventional loans. */
export const isNeeded = (name: string, { program }: Entries) => name !== "pmi" || !program || program === "conventional";

/** Whether typical figures were asked for before the price that they depend on was known. */
export const isPriceAwaited = (entries: Entries) => entries.price !== undefined && entries[rememberedIn] === withoutPrice;

/**
 * The entries with typical figures. If the visitor asked for them, every empty field gets one; otherwise only fields that
 * still hold one follow the price, and a field that the new kind of loan needs gets one like the others. What a visitor typed
 * is never replaced.
 */
export function fillTypical(fields: TypicalFields, entries: Entries, asked: { isAsked: boolean; previous?: Entries }): Entries {
  const price = readHomePrice(entries.price ?? "");
  const isAwaited = isPriceAwaited(entries);
  const isAsked = asked.isAsked || (price !== undefined && isAwaited);
  const filled = { ...entries };
  let isRemembered = false;
  for (const [name, field] of Object.entries(fields)) {
    const isEmpty = !entries[name]?.trim() && isNeeded(name, entries);
    if (isEmpty && price === undefined && isInDollars(field, entries)) {
      // Remember the request until the price is known, even if no other field could be filled in.
      isRemembered ||= isAsked || isAwaited;
      continue;
    }
    const isNewlyNeeded = Boolean(entries[rememberedIn]) && asked.previous !== undefined && !isNeeded(name, asked.previous);
    if (!(isEmpty && (isAsked || isNewlyNeeded)) && !isTypical(name, field, entries)) continue;
    const entry = isInDollars(field, entries) ? inDollars(field, price) : inPercent(field);
    if (entry !== undefined) filled[name] = entry;
    isRemembered ||= Boolean(filled[name]);
  }
  const remembered = price === undefined ? entries[rememberedIn] || withoutPrice : moneyEntry(price);
  return { ...filled, [rememberedIn]: isRemembered ? remembered : "" };
}

/** The notes of the fields that hold a typical figure. */
export function typicalNotes(fields: TypicalFields, entries: Entries): Record<string, string> {
  const held = Object.entries(fields).filter(([name, field]) => isTypical(name, field, entries));
  return Object.fromEntries(held.map(([name, { note }]) => [name, note]));
}
