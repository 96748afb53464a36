import { JsonLd } from "#app/ui/json-ld.tsx";
import type { Section } from "./page.server.ts";

/** Questions and their answers, for search engines; an answer may be HTML. */
export function QuestionsJsonLd({ questions }: { questions: Section[] }) {
  const mainEntity = questions.map(({ title, body }) => ({
    "@type": "Question",
    name: title,
    acceptedAnswer: { "@type": "Answer", text: body },
  }));
  return <JsonLd thing={{ "@type": "FAQPage", mainEntity }} />;
}
