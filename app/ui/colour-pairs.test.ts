import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contrast, over, parseColour } from "#test/contrast.ts";
import { adminPairs, type ColourPair, publicPairs } from "./colour-pairs.ts";

const sheet = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");
const publicTokens = new Map(
  [...sheet("app.css").matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", hex = ""]) => [name, hex]),
);
publicTokens.set("white", "#ffffff");
const adminTokens = [...sheet("admin-kit/admin.css").matchAll(/--admin-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)];
const light = new Map(adminTokens.map(([, name = "", hex = ""]) => [name, hex]));
const dark = new Map(adminTokens.map(([, name = "", , hex = ""]) => [name, hex]));

function ratio(tokens: Map<string, string>, { text, ground }: ColourPair): number {
  const [name = "", share = "100"] = text.split("/");
  const below = parseColour(tokens.get(ground) ?? ground);
  return contrast(over(parseColour(tokens.get(name) ?? name), Number(share) / 100, below), below);
}

test.each(publicPairs)("$text on $ground can be read: $where", (pair) => {
  expect(ratio(publicTokens, pair)).toBeGreaterThanOrEqual(pair.least);
});

test.each(adminPairs)("$text on $ground can be read in light and dark: $where", (pair) => {
  for (const tokens of [light, dark]) expect(ratio(tokens, pair)).toBeGreaterThanOrEqual(pair.least);
});

test("docs/DESIGN-SYSTEM.md tells the contrast of every pair as it is", () => {
  const page = readFileSync(join(import.meta.dirname, "../../docs/DESIGN-SYSTEM.md"), "utf8").replace(/ +/g, " ");
  const shownSections = (tokens: Map<string, string>, pair: ColourPair) => ratio(tokens, pair).toFixed(1);
  const rows = [
    ...publicPairs.map((pair) => `| ${pair.text} on ${pair.ground} | ${shownSections(publicTokens, pair)} | ${pair.where} |`),
    ...adminPairs.map(
      (pair) => `| ${pair.text} on ${pair.ground} | ${shownSections(light, pair)} | ${shownSections(dark, pair)} | ${pair.where} |`,
    ),
  ];
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});

/** Edges that only decorate: what they part is told apart without them. */
const decoration = ["line", "edge"];

test.each([
  { sheet: "app.css", tokens: publicTokens, pairs: publicPairs },
  { sheet: "admin.css", tokens: light, pairs: adminPairs },
])("no colour of $sheet is left out of the pairs", ({ tokens, pairs }) => {
  const listedColours = new Set(pairs.flatMap(({ text, ground }) => [text.replace(/\/.*/, ""), ground]));
  expect(tokens.size).toBeGreaterThan(10);
  expect([...tokens.keys()].filter((name) => !listedColours.has(name) && !decoration.includes(name))).toEqual([]);
});

test("black on white is the strongest contrast there is, and a colour on itself none", () => {
  expect(contrast(parseColour("#000000"), parseColour("#ffffff"))).toBeCloseTo(21, 5);
  expect(contrast(parseColour("#134e52"), parseColour("#134e52"))).toBe(1);
});

test("the grey that just passes on white, and the one that just fails, are distinguished", () => {
  expect(contrast(parseColour("#767676"), parseColour("#ffffff"))).toBeGreaterThan(4.5);
  expect(contrast(parseColour("#777777"), parseColour("#ffffff"))).toBeLessThan(4.5);
});

test("a colour that covers half of white is halfway there", () => {
  expect(over(parseColour("#000000"), 0.5, parseColour("#ffffff"))).toEqual([127.5, 127.5, 127.5]);
});

test("what is no colour is refused", () => expect(() => parseColour("clay")).toThrow("Not a colour"));
