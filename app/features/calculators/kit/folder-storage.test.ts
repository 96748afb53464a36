import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isInFolder, readSaved, removeCalculation, type SavedCalculation, saveCalculation } from "./folder-storage.ts";

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => vi.stubGlobal("localStorage", storage));
afterEach(() => stored.clear());

const calculation = (query: string): SavedCalculation => ({
  calculator: "monthly-payment",
  query,
  summary: { en: "Monthly payment: $1", es: "Pago mensual: $1" },
});

it("keeps each calculation once, the newest first, and removes it", () => {
  for (const query of ["price=1", "price=2", "price=1"]) expect(saveCalculation(calculation(query))).toBe(true);
  expect(readSaved().map(({ query }) => query)).toEqual(["price=1", "price=2"]);
  expect(removeCalculation(calculation("price=1")).map(({ query }) => query)).toEqual(["price=2"]);
  removeCalculation(calculation("price=2"));
  expect(stored.size).toBe(0);
});

it("knows a calculation again, regardless of the order of its numbers", () => {
  saveCalculation(calculation("price=1&rate=6.5"));
  expect(isInFolder("monthly-payment", "rate=6.5&price=1")).toBe(true);
  expect(isInFolder("monthly-payment", "price=1&rate=6")).toBe(false);
  expect(isInFolder("refinance", "price=1&rate=6.5")).toBe(false);
});

it("keeps no more than twenty", () => {
  for (let price = 1; price <= 25; price++) saveCalculation(calculation(`price=${price}`));
  expect(readSaved()).toHaveLength(20);
  expect(readSaved()[0]?.query).toBe("price=25");
});

it.each(["{", "3", '[{"calculator":"other","query":"","summary":{"en":"","es":""}}]', '[null,{"calculator":"refinance"}]'])(
  "ignores what it did not write: %s",
  (text) => {
    stored.set("folder-calculations", text);
    expect(readSaved()).toEqual([]);
  },
);

it("says so where the browser stores nothing", () => {
  vi.stubGlobal("localStorage", {
    ...storage,
    setItem: () => {
      throw new Error("quota");
    },
  });
  expect(saveCalculation(calculation("price=1"))).toBe(false);
});
