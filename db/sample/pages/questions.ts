import { buyingQuestions } from "#db/sample/pages/questions/buying.ts";
import { owningQuestions } from "#db/sample/pages/questions/owning.ts";
import type { SamplePage } from "#db/sample/sample-content.ts";

/** Each part is a topic, each of its sections a question. */
export const questions: SamplePage = {
  slug: "questions",
  name: "Questions and Answers",
  body: "<p>The questions we hear most, answered in a few sentences. Your situation may be different, so use these as a starting point and ask us about the rest.</p>",
  description:
    "Short answers to what homebuyers ask most: down payment, credit, documents, rates, closing and what comes next, in English and Spanish.",
  es: {
    name: "Preguntas y respuestas",
    body: "<p>Lo que más nos preguntan, contestado en pocas frases. Su caso puede ser distinto: úselas para empezar y pregúntenos lo demás.</p>",
    description:
      "Respuestas cortas para quienes compran casa: pago inicial (enganche), crédito, documentos, tasas, cierre y lo que sigue, en español y en inglés.",
  },
  sections: [],
  parts: [...buyingQuestions, ...owningQuestions],
};
