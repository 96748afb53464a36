import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ShownReview } from "#app/features/reviews/reads.server.ts";
import { reviewTexts } from "#app/features/reviews/texts/reviews.ts";
import { ReviewList } from "./review-list.tsx";

const review: ShownReview = {
  reviewId: 1,
  author: "María G.",
  text: "Me explicaron todo.",
  language: "es",
  translation: "They explained everything.",
  rating: null,
  source: "website",
  sourceUrl: "https://www.example.com/reviews/1",
  writtenOn: "2026-01-02",
  officerId: 3,
  relation: "none",
};

const render = (changes: Partial<ShownReview> = {}) =>
  renderToStaticMarkup(<ReviewList reviews={[{ ...review, ...changes }]} officers={{ 3: "Ana Peña" }} />);
const text = reviewTexts.en;

test("shows author, source, date and officer, and the original beside a translation that is marked as one", () => {
  const html = render();
  expect(html).toContain(review.author);
  expect(html).toMatch(/href="https:\/\/www\.example\.com\/reviews\/1"[^>]*>example\.com</);
  expect(html).toContain('<time dateTime="2026-01-02">January 2, 2026</time>');
  expect(html).toContain(text.about("Ana Peña"));
  expect(html).toContain(text.translated);
  expect(html).toMatch(/<p lang="es"[^>]*>Me explicaron todo\.</);
  expect(html).not.toContain(text.compensated);
});

test("without a translation the original is shown in its language", () => {
  const html = render({ translation: "" });
  expect(html).toMatch(/<blockquote lang="es"[^>]*>Me explicaron todo\.</);
  expect(html).not.toContain(text.translated);
  expect(html).toContain(text.otherLanguage);
  expect(render({ translation: "", language: "en" })).not.toContain(text.otherLanguage);
});

test("discloses that the customer got something for it", () => {
  expect(render({ relation: "compensated" })).toContain(text.compensated);
});

test("a letter has no link, and without reviews there is nothing at all", () => {
  expect(render({ source: "letter", sourceUrl: "" })).not.toContain("<a ");
  expect(renderToStaticMarkup(<ReviewList reviews={[]} />)).toBe("");
});

test("there is no rating for search engines", () => {
  expect(render({ rating: 5 })).toContain(text.stars(5));
  expect(render({ rating: 5 })).not.toMatch(/ld\+json|itemprop|aggregateRating/i);
});
