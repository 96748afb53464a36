import { Star } from "lucide";
import type { ShownReview } from "#app/features/reviews/reads.server.ts";
import { isOnWebsite } from "#app/features/reviews/review-facts.ts";
import { reviewTexts } from "#app/features/reviews/texts/reviews.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { longDay } from "#lib/dates.ts";

type Props = {
  reviews: ShownReview[];
  /** The officers whom reviews may name, by id. */
  officers?: Record<number, string>;
  title?: string;
};

/** Nothing where there are no reviews. No rating markup: search engines do not accept a company's reviews of itself. */
export function ReviewList({ reviews, officers = {}, title }: Props) {
  const text = useTexts(reviewTexts);
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews" className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-20 lg:px-8">
      <h2 id="reviews" className="font-semibold text-heading text-teal-dark">
        {title ?? text.title}
      </h2>
      <p className="mt-3 max-w-3xl text-muted">{text.note}</p>
      <ul className="mt-8 grid gap-6 md:grid-cols-2">
        {reviews.map((review) => (
          <li key={review.reviewId}>
            <Review review={review} officer={review.officerId === null ? undefined : officers[review.officerId]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Review({ review, officer }: { review: ShownReview; officer: string | undefined }) {
  const text = useTexts(reviewTexts);
  const language = useLanguage();
  const { author, rating, writtenOn, relation } = review;
  const isForeign = review.language !== language;
  const isTranslated = isForeign && review.translation !== "";
  return (
    <figure className="flex h-full flex-col rounded-3xl bg-paper p-6 shadow-card ring-1 ring-line sm:p-8">
      {rating !== null && <Stars rating={rating} />}
      <blockquote lang={isTranslated ? undefined : review.language} className="grow whitespace-pre-line text-lg [overflow-wrap:anywhere]">
        {isTranslated ? review.translation : review.text}
      </blockquote>
      {isForeign && !isTranslated && <p className="mt-3 text-muted text-sm">{text.otherLanguage}</p>}
      {isTranslated && (
        <details className="mt-3 text-muted text-sm">
          <summary className="cursor-pointer py-1">
            {text.translated} · <span className="underline underline-offset-4">{text.original}</span>
          </summary>
          <p lang={review.language} className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
            {review.text}
          </p>
        </details>
      )}
      <figcaption className="mt-5 border-line border-t pt-4">
        <p className="font-semibold">{author}</p>
        {officer && <p>{text.about(officer)}</p>}
        <p className="text-muted">
          <Source review={review} /> · {writtenOn && <time dateTime={writtenOn}>{longDay(writtenOn, language)}</time>}
        </p>
        {relation === "compensated" && <p className="mt-2 font-semibold">{text.compensated}</p>}
      </figcaption>
    </figure>
  );
}

function Source({ review: { source, sourceUrl } }: { review: ShownReview }) {
  const { sources } = useTexts(reviewTexts);
  const name = source === "website" ? new URL(sourceUrl).hostname.replace(/^www\./, "") : sources[source];
  if (!isOnWebsite(source) || sourceUrl === "") return name;
  return (
    <SiteLink to={sourceUrl} newTab className="text-teal underline underline-offset-4 hover:text-clay">
      {name}
    </SiteLink>
  );
}

function Stars({ rating }: { rating: number }) {
  const { stars } = useTexts(reviewTexts);
  return (
    <p className="mb-3 flex text-clay">
      <span className="sr-only">{stars(rating)}</span>
      {Array.from({ length: rating }, (_, index) => `star-${index}`).map((key) => (
        <Icon key={key} of={Star} className="size-5 fill-current" />
      ))}
    </p>
  );
}
