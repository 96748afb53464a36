import type { LocalizedText } from "#lib/localize.ts";
import { type CalculatorName, calculatorNames } from "./catalog.ts";

/** A calculation that a visitor put into the folder: only its numbers, which stay in the browser. */
export type SavedCalculation = { calculator: CalculatorName; query: string; summary: LocalizedText };

const key = "folder-calculations";
const maxCount = 20;

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 2_000;

function isSaved(value: unknown): value is SavedCalculation {
  if (typeof value !== "object" || value === null) return false;
  const { calculator, query, summary } = value as Partial<Record<keyof SavedCalculation, unknown>>;
  const { en, es } = (typeof summary === "object" && summary ? summary : {}) as Partial<Record<"en" | "es", unknown>>;
  return calculatorNames.some((name) => name === calculator) && [query, en, es].every(isText);
}

const isSame = (one: SavedCalculation, other: SavedCalculation) => one.calculator === other.calculator && one.query === other.query;

/** Storage may be disabled, and its content is not to be trusted. */
export function readSaved(): SavedCalculation[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(saved) ? saved.filter(isSaved).slice(0, maxCount) : [];
  } catch {
    return [];
  }
}

const sorted = (query: string) => [...new URLSearchParams(query)].map(String).sort().join("&");

/** The order of the numbers in a URL does not matter. */
export const isInFolder = (calculator: CalculatorName, query: string): boolean =>
  readSaved().some((saved) => saved.calculator === calculator && sorted(saved.query) === sorted(query));

/** The newest comes first; the oldest goes when there are too many. False if the browser stores nothing. */
export function saveCalculation(calculation: SavedCalculation): boolean {
  const others = readSaved().filter((saved) => !isSame(saved, calculation));
  return writeSaved([calculation, ...others].slice(0, maxCount));
}

export function removeCalculation(calculation: SavedCalculation): SavedCalculation[] {
  const others = readSaved().filter((saved) => !isSame(saved, calculation));
  writeSaved(others);
  return others;
}

function writeSaved(saved: SavedCalculation[]): boolean {
  try {
    if (saved.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}
