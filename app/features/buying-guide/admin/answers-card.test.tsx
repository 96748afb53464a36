import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageLanguage } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";
import { quizBasis } from "#test/quiz-answers.ts";
import { AnswersCard } from "./answers-card.tsx";

const opened = {
  sharedAnswersId: 1,
  answers: "itin_cash_5-to-15_none_city_none_350000",
  language: "es" as const,
  createdAt: "2026-11-18T12:00:00.000Z",
  expiresAt: "2026-12-18T12:00:00.000Z",
  basis: quizBasis,
};

const cardFor = (language: Language, answers = opened.answers) =>
  renderToStaticMarkup(
    <PageLanguage value={language}>
      <AnswersCard opened={{ ...opened, answers }} />
    </PageLanguage>,
  );

it("staff read a visitor's answers in their own language, and open the result in the visitor's", () => {
  const [english, spanish] = [cardFor("en"), cardFor("es")];
  for (const text of ["With an ITIN", "In cash", "$350,000", "ITIN loan"]) expect(english).toContain(text);
  for (const text of ["Con ITIN", "En efectivo", "$350,000", "Préstamo con ITIN"]) expect(spanish).toContain(text);
  const path =
    'href="/es/can-i-buy?taxes=itin&amp;pay=cash&amp;savings=5-to-15&amp;rent=none&amp;area=city&amp;credit=none&amp;price=350000"';
  expect([english.includes(path), spanish.includes(path)]).toEqual([true, true]);
});

it("answers that this release does not know are not shown", () => {
  expect(cardFor("en", "itin_gold")).toBe("");
});
