import type { SampleSection } from "#db/sample/sample-content.ts";

/** The answer is one short paragraph that can stand alone; the detail says why, with links to what helps next. */
type Words = { title: string; answer: string; detail: string };

const bodyOf = ({ answer, detail }: Words) => `<p>${answer}</p>\n<p>${detail}</p>`;

export const question = (en: Words, es: Words): SampleSection => ({
  title: en.title,
  body: bodyOf(en),
  es: { title: es.title, body: bodyOf(es) },
});
