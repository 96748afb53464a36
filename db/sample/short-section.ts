import type { SampleSection } from "./sample-content.ts";

type Words = { title: string; text: string };

/** A section of one paragraph: a term and what it means. */
export const shortSection = (en: Words, es: Words): SampleSection => ({
  title: en.title,
  body: `<p>${en.text}</p>`,
  es: { title: es.title, body: `<p>${es.text}</p>` },
});
