import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contrast, over, parseColor } from "#test/contrast.ts";
import { adminPairs, type ColorPair, publicPairs } from "./color-pairs.ts";

const sheet = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");
const publicTokens = new Map(
  [...sheet("app.css").matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", hex = ""]) => [name, hex]),
);
publicTokens.set("white", "#ffffff");
const adminTokens = [...sheet("admin-kit/admin.css").matchAll(/--admin-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)];
const light = new Map(adminTokens.map(([, name = "", hex = ""]) => [name, hex]));
const dark = new Map(adminTokens.map(([, name = "", , hex = ""]) => [name, hex]));

function ratio(tokens: Map<string, string>, { text, ground }: ColorPair): number {
  const [name = "", share = "100"] = text.split("/");
  const below = parseColor(tokens.get(ground) ?? ground);
  return contrast(over(parseColor(tokens.get(name) ?? name), Number(share) / 100, below), below);
}

test.each(publicPairs)("$text on $ground can be read: $where", (pair) => {
  expect(ratio(publicTokens, pair)).toBeGreaterThanOrEqual(pair.least);
});

test.each(adminPairs)("$text on $ground can be read in light and dark: $where", (pair) => {
  for (const tokens of [light, dark]) expect(ratio(tokens, pair)).toBeGreaterThanOrEqual(pair.least);
});

/** Edges that only decorate: what they separate is recognizable without them. */
const decoration = ["line", "edge"];

test.each([
  { sheet: "app.css", tokens: publicTokens, pairs: publicPairs },
  { sheet: "admin.css", tokens: light, pairs: adminPairs },
])("no color of $sheet is left out of the pairs", ({ tokens, pairs }) => {
  const listedColors = new Set(pairs.flatMap(({ text, ground }) => [text.replace(/\/.*/, ""), ground]));
  expect(tokens.size).toBeGreaterThan(10);
  expect([...tokens.keys()].filter((name) => !listedColors.has(name) && !decoration.includes(name))).toEqual([]);
});

test("black on white is the strongest contrast there is, and a color on itself none", () => {
  expect(contrast(parseColor("#000000"), parseColor("#ffffff"))).toBeCloseTo(21, 5);
  expect(contrast(parseColor("#134e52"), parseColor("#134e52"))).toBe(1);
});

test("the gray that just passes on white, and the one that just fails, are distinguished", () => {
  expect(contrast(parseColor("#767676"), parseColor("#ffffff"))).toBeGreaterThan(4.5);
  expect(contrast(parseColor("#777777"), parseColor("#ffffff"))).toBeLessThan(4.5);
});

test("a color that covers half of white is halfway there", () => {
  expect(over(parseColor("#000000"), 0.5, parseColor("#ffffff"))).toEqual([127.5, 127.5, 127.5]);
});

test("what is no color is refused", () => expect(() => parseColor("clay")).toThrow("Not a color"));
