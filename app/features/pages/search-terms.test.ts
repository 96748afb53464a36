import { expect, it } from "vitest";
import { countTerms, readSynonyms, searchTerms, toIndexText } from "./search-terms.ts";

const synonyms = readSynonyms("down payment, pago inicial, enganche\nsocial security, Seguro Social, SSN\n\nlonely");
const count = (search: string, text: string) => countTerms(toIndexText(text), searchTerms(search, synonyms));

it("asks only for the words that say something", () => {
  expect(searchTerms("¿Cuánto necesito de enganche?", synonyms)).toHaveLength(1);
  expect(searchTerms("how much do I need", synonyms)).toEqual([{ phrases: [["much"]] }]);
  expect(searchTerms("what is it", synonyms)).toHaveLength(3);
  expect(searchTerms("", synonyms)).toEqual([]);
});

it("finds whatever means the same, in the other language too, however many words it has", () => {
  for (const text of ["A down payment of 3.5 %", "El pago inicial", "Enganche"]) expect(count("enganche", text), text).toBe(1);
  expect(count("SSN", "No escriba su número de Seguro Social")).toBe(1);
  expect(count("seguro social", "Social Security number")).toBe(1);
  expect(count("seguro social", "seguro de propietario")).toBe(0);
  expect(count("lonely", "lonely")).toBe(1);
});

it("counts the terms that a text has", () => {
  expect(count("credit score 620", "Your credit score")).toBe(2);
  expect(count("credit score 620", "A score of 620 or more of credit")).toBe(3);
  expect(count("refinance calculator", "Does refinancing pay?")).toBe(1);
  expect(count("va", "value")).toBe(0);
});

it("takes any text for a list of synonyms", () => {
  for (const text of ["", ",,,\n,", "a", "🏠, %", "x".repeat(20_000)]) expect(readSynonyms(text)).toEqual([]);
});
