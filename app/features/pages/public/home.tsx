import type { ReactNode } from "react";
import { applyLink } from "#app/features/application/apply-link.ts";
import { BuyingInvitation } from "#app/features/buying-guide/public/buying-invitation.tsx";
import { WaysToReachUs } from "#app/features/contact-ways/public/ways-to-reach-us.tsx";
import { RichWords, useMarks } from "#app/features/pages/blocks/words.tsx";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { slideshowTexts } from "#app/features/pages/texts/slideshow.ts";
import { CompanyJsonLd } from "#app/features/settings/public/company-json-ld.tsx";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { ApplicationNote } from "#app/ui/application-note.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Html } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";
import type { Route } from "./+types/home";
import { CallToAction } from "./call-to-action.tsx";
import { pageLoader } from "./page-loader.server.ts";
import { PartSlideshow } from "./part-slideshow.tsx";
import { QuickAnswers } from "./quick-answers.tsx";
import { CardTitle } from "./section-links.tsx";
import { serviceIcons } from "./service-icons.ts";

export const loader = pageLoader("home");

const slideIntervalMs = 6000;

export default function Home({ loaderData: { page } }: Route.ComponentProps) {
  const { home: text } = useTexts(pageTexts);
  const slideshow = useTexts(slideshowTexts);
  const settings = useSiteSettings();
  const services = page.parts["home-services"];
  return (
    <>
      <PageMeta title={page.name} description={page.description} path="/" picture={page.sharePicture} />
      <CompanyJsonLd settings={settings} />
      <Panorama hero={page.hero} name={page.name}>
        <ButtonLink {...applyLink(settings["links.apply"], useLanguage())} className="px-8 text-lg">
          {text.getStarted}
        </ButtonLink>
        <ApplicationNote className="mx-auto mt-3 block w-fit rounded-full bg-cream/90 px-3 py-0.5 text-ink" />
        <WaysToReachUs size="compact" channels={["call", "whatsapp", "noName"]} className="mt-4 justify-center" />
      </Panorama>
      <WaysToReachUs className="pt-10 md:pt-14" />
      <QuickAnswers />
      {services && <Services part={services} />}
      <BuyingInvitation />
      <PartSlideshow part={page.parts["home-slides"]} label={slideshow.home} intervalMs={slideIntervalMs} />
      <CallToAction />
    </>
  );
}

function Services({ part }: { part: NonNullable<Route.ComponentProps["loaderData"]["page"]["parts"][string]> }) {
  const marks = useMarks();
  return (
    <section className="mx-auto grid max-w-7xl gap-10 px-4 py-16 sm:px-6 md:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16 lg:px-8 lg:py-32">
      <div className="self-start lg:sticky lg:top-[calc(var(--spacing-bar)+3rem)]">
        <h2 className="font-semibold text-teal-dark text-title" {...marks.pageText(part, "name")}>
          {part.name}
        </h2>
        <Html html={part.body} className="mt-5 max-w-md text-lead text-muted" marks={marks.pageHtml(part, "body")} />
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2" {...marks.list(part.webPageCategoryId)}>
        {part.sections.map((service) => {
          const icon = serviceIcons[service.icon];
          return (
            <li
              key={service.webPageContentId}
              {...marks.block(service)}
              className="group relative border-line border-t py-7 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-5 sm:py-8"
            >
              <span className="inline-flex h-16 w-13 items-end justify-center rounded-t-arch bg-sand pb-3 text-clay transition-colors group-hover:bg-marigold group-hover:text-ink">
                <Icon of={icon} className="size-7" strokeWidth={1.6} />
              </span>
              <div>
                <h3 className="sm:mt-5 font-semibold text-2xl text-teal-dark leading-tight">
                  <CardTitle section={service} />
                </h3>
                <RichWords of={service} field="body" className="mt-3 text-ink/85" />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The banner of the home page: the background fades into the picture. */
function Panorama({ hero, name, children }: { hero: Section | undefined; name: string; children: ReactNode }) {
  const marks = useMarks();
  return (
    <section className="relative isolate overflow-hidden" {...(hero && marks.block(hero))}>
      <div className="mx-auto max-w-7xl px-4 pt-12 text-center sm:px-6 sm:pt-16 lg:px-8 lg:pt-20">
        <h1 className="mx-auto max-w-[11.5em] font-semibold text-hero text-teal-dark" {...(hero && marks.text(hero, "title"))}>
          {hero?.title || name}
        </h1>
        <Html
          html={hero?.body ?? ""}
          className="mx-auto mt-5 max-w-2xl text-lead [&_p]:text-balance text-ink/85 lg:mt-7"
          marks={hero && marks.html(hero, "body")}
        />
        <div className="relative z-10 mt-7 lg:mt-9">{children}</div>
      </div>
      <div className="-z-10 -mt-16 sm:-mt-28 lg:-mt-44">
        <SitePicture
          picture={hero?.picture && { ...hero.picture, alt: "" }}
          fallback="/default-hero.webp"
          sizes="(min-width: 640px) 100vw, 88vw"
          priority
          className="panorama"
        />
      </div>
    </section>
  );
}
