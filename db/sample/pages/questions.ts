import { buyingQuestions } from "#db/sample/pages/questions/buying.ts";
import { owningQuestions } from "#db/sample/pages/questions/owning.ts";
import type { SamplePage } from "#db/sample/sample-content.ts";

/** Each part is a topic, each of its sections a question. */
export const questions: SamplePage = {
  slug: "questions",
  name: "Questions and Answers",
  body: "<p>What people ask us most, answered in a few sentences. Your case may differ, so use them to begin, and ask us about the rest.</p>",
  description:
    "Short answers to what homebuyers ask most: down payment, credit, papers, rates, closing and what comes after, in English and Spanish.",
  es: {
    name: "Preguntas y respuestas",
    body: "<p>Lo que más nos preguntan, contestado en pocas frases. Su caso puede ser distinto: úselas para empezar y pregúntenos lo demás.</p>",
    description:
      "Respuestas cortas a lo que más preguntan quienes compran casa: pago inicial, crédito, documentos, tasas, cierre y lo que sigue, en español y en inglés.",
  },
  sections: [],
  parts: [...buyingQuestions, ...owningQuestions],
};
