import fc from "fast-check";
import { expect, it } from "vitest";
import { codeBytes, codeFrom, formatCode, parseCode } from "./code.ts";

it("a code has fifty bits, all of them from the random bytes, in characters that cannot be confused", () => {
  const codes = Array.from({ length: 256 }, (_, byte) => codeFrom(new Uint8Array(codeBytes).fill(byte)));
  expect(new Set(codes).size).toBe(32);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(formatCode("K7QM4T2P9X")).toBe("K7QM-4T2P-9X");
});

it.each(["K7QM-4T2P-9X", "k7qm4t2p9x", " K7QM 4T2P 9X ", "K7QM–4T2P—9X", "k7qm.4t2p.9x", "K7QM4T2P9X\n"])("%j is read", (typed) =>
  expect(parseCode(typed)).toBe("K7QM4T2P9X"),
);

it("letters that look like digits are the digits", () => {
  expect(parseCode("oO0i-Il1L-LX")).toBe("000111111X");
});

it.each(["", "K7QM-4T2P-9", "K7QM-4T2P-9XX", "K7QM-4T2P-9U", "K7QM-4T2P-9Ñ", "__proto__xx", "x".repeat(60)])("%j is none", (typed) =>
  expect(parseCode(typed)).toBeUndefined(),
);

it("every code is read as it is shown", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes }), (bytes) => {
      const code = codeFrom(bytes);
      expect(parseCode(formatCode(code).toLowerCase())).toBe(code);
    }),
  );
});
