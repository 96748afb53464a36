import { ArrowUpRight, Banknote, CalendarRange, type IconNode, Lock, MessagesSquare, ShieldOff, TrendingUp } from "lucide";
import type { ReactNode } from "react";
import { applyLink } from "#app/features/application/apply-link.ts";
import { CalculatorInvitation } from "#app/features/calculators/public/calculator-invitation.tsx";
import { BareWords, RichWords, useMarks } from "#app/features/pages/blocks/words.tsx";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { outlineOf, sectionId } from "#app/features/pages/sections/section-id.ts";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { slideshowTexts } from "#app/features/pages/texts/slideshow.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { ApplicationNote } from "#app/ui/application-note.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Html } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageIndex } from "#app/ui/page-index.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { Route } from "./+types/refinance-information";
import { ContentSection, type Cut } from "./content-section.tsx";
import { HeroBanner } from "./hero-banner.tsx";
import { pageLoader } from "./page-loader.server.ts";
import { PartSlideshow } from "./part-slideshow.tsx";

export const loader = pageLoader("refinance-information");

const slideIntervalMs = 8000;

const cuts: Cut[] = ["corner", "wide", "arch", "corner", "arch"];

/** Fixed rate, mortgage insurance, terms, credit score, cash out. */
const topicIcons = [Lock, ShieldOff, CalendarRange, TrendingUp, Banknote];

export default function RefinanceInformation({ loaderData: { page } }: Route.ComponentProps) {
  const { refinance: text } = useTexts(pageTexts);
  const settings = useSiteSettings();
  const slideshow = useTexts(slideshowTexts);
  return (
    <>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} />
      <HeroBanner hero={page.hero} name={page.name} page={page} />
      <div className="mx-auto max-w-7xl px-4 pt-16 sm:px-6 md:pt-24 lg:px-8">
        <Html
          html={page.body}
          className="max-w-4xl font-display text-[clamp(1.35rem,1.1rem+1vw,1.9rem)] text-teal-dark leading-snug!"
          marks={useMarks().pageHtml(page, "body")}
        />
      </div>
      <PageIndex items={outlineOf(page.sections)} icons={topicIcons} title={settings["text.refinance.topics"]} />
      {page.sections.map((section, index) => (
        <ContentSection
          key={section.webPageContentId}
          section={section}
          id={sectionId(section)}
          icon={topicIcons[index % topicIcons.length]}
          cut={cuts[index % cuts.length]}
        />
      ))}
      <PartSlideshow part={page.parts["refinance-slides"]} label={slideshow.refinance} intervalMs={slideIntervalMs} />
      <Panels panels={page.parts["refinance-panels"]?.sections ?? []} />
      <CalculatorInvitation about="refinancing" />
      <section className="mx-auto max-w-7xl px-4 pb-20 text-center sm:px-6 md:pb-28 lg:px-8">
        <p className="font-display text-heading text-teal-dark">{settings["text.refinance.findOfficer"]}</p>
        <ButtonLink to="/services/find-a-loan-officer" tone="quiet" className="mt-6">
          {text.findOfficer}
        </ButtonLink>
      </section>
    </>
  );
}

/** The left half links to the application; the right one only logs. */
function Panels({ panels: [left, right] }: { panels: Section[] }) {
  const apply = applyLink(useSiteSettings()["links.apply"], useLanguage(), { newTab: true });
  const marks = useMarks();
  return (
    <section className="mx-auto grid max-w-7xl gap-6 px-4 py-16 sm:px-6 md:grid-cols-2 md:gap-8 md:py-24 lg:px-8">
      {left && (
        <Panel section={left} ground="on-dark bg-clay text-white md:rounded-tl-[9rem] md:pl-20" icon={ArrowUpRight}>
          <SiteLink {...apply} className="after:absolute after:inset-0 after:rounded-3xl">
            <BareWords of={left} field="title" />
          </SiteLink>
          <ApplicationNote className="mt-2 block font-normal font-sans" />
        </Panel>
      )}
      {right && (
        <Panel section={right} ground="bg-sand text-teal-dark md:rounded-tr-[9rem] md:pr-20" icon={MessagesSquare}>
          {marks.isEdited ? (
            // A space that is typed in a button presses it.
            <BareWords of={right} field="title" />
          ) : (
            <button type="button" data-log="" className="cursor-pointer text-left after:absolute after:inset-0 after:rounded-3xl">
              {right.title}
            </button>
          )}
        </Panel>
      )}
    </section>
  );
}

function Panel({ section, ground, icon, children }: { section: Section; ground: string; icon: IconNode; children: ReactNode }) {
  return (
    <div
      className={`relative flex flex-col justify-between gap-10 rounded-3xl p-8 transition-shadow hover:shadow-lift sm:p-12 lg:min-h-96 ${ground}`}
      {...useMarks().block(section)}
    >
      <div>
        <h2 className="font-semibold text-heading">{children}</h2>
        <RichWords of={section} field="body" className="mt-4 max-w-md text-lead" />
      </div>
      <Icon of={icon} className="size-10" strokeWidth={1.5} />
    </div>
  );
}
