import { encode } from "uqr";
import { expect, it } from "vitest";
import { pageCode } from "./page-code.server.ts";

it("draws exactly the dark squares of the code", () => {
  const address = "https://example.com/es/services/loan-officer/3/Ana%20Luc%C3%ADa";
  const { size, path } = pageCode(address);
  const drawnSquares = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = 0; at < Number(length); at++) drawnSquares.add(`${Number(x) + at} ${y}`);
  const { data } = encode(address, { ecc: "M", border: 2 });
  const darkSquares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect(size).toBe(data.length);
  expect([...drawnSquares].sort()).toEqual(darkSquares.sort());
});
