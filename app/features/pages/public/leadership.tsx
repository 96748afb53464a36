import clsx from "clsx";
import { RichWords, useMarks, Words } from "#app/features/pages/blocks/words.tsx";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { ReviewList } from "#app/features/reviews/public/review-list.tsx";
import { listPublishedReviews } from "#app/features/reviews/reads.server.ts";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/leadership";
import { CallToAction } from "./call-to-action.tsx";
import { ContentSection } from "./content-section.tsx";
import { HeroBanner } from "./hero-banner.tsx";
import { pageLoader } from "./page-loader.server.ts";
import { SectionButton } from "./section-links.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(sharedContext);
  return { ...(await pageLoader("leadership")(args)), reviews: await listPublishedReviews(db) };
}

/** All of them are on the page about how to check us. */
const reviewsShown = 4;

export default function Leadership({ loaderData: { page, reviews } }: Route.ComponentProps) {
  const [story, president, financialOfficer, ...otherSections] = page.sections;
  return (
    <>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} />
      <HeroBanner hero={page.hero} name={page.name} page={page} />
      {story && <Story section={story} />}
      {president && <Profile section={president} />}
      {financialOfficer && <Profile section={financialOfficer} />}
      {otherSections.map((section) => (
        <ContentSection key={section.webPageContentId} section={section} />
      ))}
      <ReviewList reviews={reviews.slice(0, reviewsShown)} />
      <CallToAction />
    </>
  );
}

function Story({ section }: { section: Section }) {
  return (
    <section
      className="mx-auto grid max-w-7xl gap-10 px-4 py-16 sm:px-6 md:py-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-20 lg:px-8 lg:py-32"
      {...useMarks().block(section)}
    >
      <div className="lg:order-2">
        <Words of={section} field="title" as="h2" className="font-semibold text-teal-dark text-title" />
        <RichWords
          of={section}
          field="body"
          className="mt-6 text-lg [&>p:first-child]:font-display [&>p:first-child]:text-[1.35em] [&>p:first-child]:text-teal-dark [&>p:first-child]:leading-snug"
        />
        <SectionButton section={section} tone="quiet" className="mt-7" />
      </div>
      <div className="lg:order-1">
        <SitePicture
          picture={section.picture}
          fallback="/default-section.webp"
          sizes="(min-width: 1280px) 540px, (min-width: 1024px) 42vw, 88vw"
          className="aspect-[4/3] w-full rounded-t-arch object-cover object-[76%_50%] lg:sticky lg:top-[calc(var(--spacing-bar)+2.5rem)] lg:aspect-[4/5]"
        />
      </div>
    </section>
  );
}

/** A portrait, on the side that staff chose, and a biography. */
function Profile({ section }: { section: Section }) {
  const isOnRight = section.alignImg === "right";
  return (
    <section className={isOnRight ? "bg-sand" : "border-line border-t"} {...useMarks().block(section)}>
      <div
        className={clsx(
          "mx-auto grid max-w-7xl items-center gap-8 px-4 py-14 sm:px-6 md:gap-14 md:py-24 lg:gap-20 lg:px-8",
          isOnRight ? "md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" : "md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
        )}
      >
        <div className={clsx("min-w-0", isOnRight && "md:order-2")}>
          <SitePicture
            picture={section.picture}
            fallback="/default-person.svg"
            sizes="(min-width: 1152px) 440px, (min-width: 768px) 40vw, 80vw"
            className="mx-auto aspect-square w-full max-w-xs rounded-3xl object-cover md:max-w-none"
          />
        </div>
        <div className="min-w-0">
          <Words of={section} field="title" as="h2" className="font-semibold text-heading text-teal-dark" />
          <RichWords of={section} field="body" className="mt-5 text-[1.0625rem] text-ink/85" />
          <SectionButton section={section} tone="quiet" className="mt-7" />
        </div>
      </div>
    </section>
  );
}
