import { expect, it } from "vitest";
import { listSampleBlocks } from "./sample-texts.ts";

const own = { title: "Our office", body: "<p>Downtown.</p>", "es.title": "Nuestra oficina", "es.body": "<p>En el centro.</p>" };

const section = (values: Partial<typeof own> = {}) => ({
  id: 1,
  state: "new" as const,
  parts: [{ part: "shared" }] as never,
  values: { ...own, kind: "text", ...values },
});
const block = (values: Partial<typeof own> = {}) => ({ ...section(values), items: [] });

it("finds a sample text that is left in one of the languages", () => {
  expect(listSampleBlocks([block()])).toEqual([]);
  for (const left of [{ title: "A heading" }, { "es.title": "Un título" }, { "es.body": "<p>Escriba su texto aquí.</p>" }])
    expect(listSampleBlocks([block(left)])).toHaveLength(1);
});

it("finds a block by a sample text of its items", () => {
  const steps = { ...section(), values: { ...own, kind: "steps" } };
  expect(listSampleBlocks([{ ...steps, items: [section()] }])).toEqual([]);
  expect(listSampleBlocks([{ ...steps, items: [section(), section({ title: "First" })] }])).toHaveLength(1);
});

it("leaves out a text that is good as it is", () => {
  const form = { title: "Write to us", body: "<p>Tell us what you need, in English or Spanish.</p>" };
  expect(listSampleBlocks([{ ...block(), values: { ...own, ...form, kind: "contact-form" } }])).toEqual([]);
  const steps = { ...section(), values: { ...own, title: "How it works", kind: "steps" } };
  expect(listSampleBlocks([{ ...steps, items: [section()] }])).toEqual([]);
});

it("leaves out what is hidden, what has no changes, and titles that visitors do not see", () => {
  const sample = { title: "A heading" };
  expect(listSampleBlocks([{ ...block(sample), state: "hidden" }])).toEqual([]);
  expect(listSampleBlocks([{ ...block(sample), state: "published", parts: [] }])).toEqual([]);
  const slides = { ...block({ title: "Slideshow" }), values: { ...own, title: "Slideshow", kind: "slideshow" } };
  expect(listSampleBlocks([slides])).toEqual([]);
});
