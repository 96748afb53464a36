import type { BlocksJsonLd } from "#app/features/pages/blocks/block-view.ts";
import { QuestionsJsonLd } from "#app/features/pages/public/questions-json-ld.tsx";

/** A page has one list of questions for search engines, whichever blocks they are in. */
export const PageJsonLd: BlocksJsonLd = ({ blocks }) => {
  const questions = blocks.flatMap(({ items }) => items).filter(({ body }) => body.trim() !== "");
  return questions.length > 0 && <QuestionsJsonLd questions={questions} />;
};
