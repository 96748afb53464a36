import { expect, it } from "vitest";
import { excerptAround } from "./service.server.ts";

it("shows the surroundings of a word, cut between words, and short texts whole", () => {
  expect(excerptAround("Préstamos FHA", "fha")).toBe("Préstamos FHA");
  const long = `${"casa ".repeat(60)}préstamo ${"hogar ".repeat(60)}`.trim();
  expect(excerptAround(long, "prestamo")).toMatch(/^… (casa )+préstamo (hogar )+…$/);
  expect(excerptAround(long, "nothing of it")).toMatch(/^(casa )+…$/);
});
