import type { Section } from "#app/features/pages/sections/page.server.ts";
import { Html } from "#app/ui/html.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";
import type { Route } from "./+types/leadership";
import { CallToAction } from "./call-to-action.tsx";
import { ContentSection } from "./content-section.tsx";
import { HeroBanner } from "./hero-banner.tsx";
import { pageLoader } from "./page-loader.server.ts";
import { Profile } from "./profile.tsx";
import { SectionButton } from "./section-button.tsx";

export const loader = pageLoader("leadership");

export default function Leadership({ loaderData: { page } }: Route.ComponentProps) {
  const [story, president, financialOfficer, ...otherSections] = page.sections;
  return (
    <>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} />
      <HeroBanner hero={page.hero} name={page.name} />
      {story && <Story section={story} />}
      {president && <Profile section={president} />}
      {financialOfficer && <Profile section={financialOfficer} />}
      {otherSections.map((section) => (
        <ContentSection key={section.webPageContentId} section={section} />
      ))}
      <CallToAction />
    </>
  );
}

function Story({ section }: { section: Section }) {
  return (
    <section className="mx-auto grid max-w-7xl gap-10 px-4 py-16 sm:px-6 md:py-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-20 lg:px-8 lg:py-32">
      <div className="lg:order-2">
        <h2 className="font-semibold text-teal-dark text-title">{section.title}</h2>
        <Html
          html={section.body}
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
