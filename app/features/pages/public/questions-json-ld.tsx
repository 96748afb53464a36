import type { Section } from "#app/features/pages/sections/page.server.ts";
import { JsonLd } from "#app/ui/json-ld.tsx";

/** An answer may be HTML. */
export function QuestionsJsonLd({ questions }: { questions: Pick<Section, "title" | "body">[] }) {
  const mainEntity = questions.map(({ title, body }) => ({
    "@type": "Question",
    name: title,
    acceptedAnswer: { "@type": "Answer", text: body },
  }));
  return <JsonLd thing={{ "@type": "FAQPage", mainEntity }} />;
}
