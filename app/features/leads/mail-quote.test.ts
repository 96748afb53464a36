import { expect, it } from "vitest";
import { withoutQuote } from "./mail-quote.ts";

it.each([
  ["Gmail", "Sí, el lunes.\n\nOn Mon, Nov 16, 2026 at 9:00 AM Umbral <a@b.co> wrote:\n> Hello\n> there"],
  ["Gmail, broken in two", "Sí, el lunes.\n\nEl lun, 16 nov 2026 a las 9:00, Umbral Home Loans\n(<a@b.co>) escribió:\n\n> Hola"],
  ["Outlook", "Sí, el lunes.\n\n________________________________\nFrom: Umbral <a@b.co>\nSent: Monday\nTo: Ana\n\nHello"],
  ["Outlook in Spanish", "Sí, el lunes.\n\nDe: Umbral <a@b.co>\nEnviado el: lunes, 16 de noviembre\nPara: Ana\n\nHola"],
  ["a phone", "Sí, el lunes.\n\n-----Original Message-----\nHello"],
  ["marks alone", "Sí, el lunes.\n\n> Hello\n>\n> there\n"],
])("an answer loses the quote that %s puts below it", (_, text) => {
  expect(withoutQuote(text)).toBe("Sí, el lunes.");
});

it("what is no quote stays: a letter that speaks of others, and an answer between the lines", () => {
  const letter = "On Monday my brother wrote: nothing.\nFrom: nobody\nDe: nadie";
  expect(withoutQuote(letter)).toBe(letter);
  const between = "> When?\nMonday.\n> Where?\nAt home.";
  expect(withoutQuote(between)).toBe(between);
  expect(withoutQuote("> only a quote")).toBe("> only a quote");
});
