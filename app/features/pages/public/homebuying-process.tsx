import { BadgeCheck, ClipboardPen, FileSearch, FileUp, type IconNode, KeyRound, PenLine, Signature } from "lucide";
import { applyLink } from "#app/features/application/apply-link.ts";
import { LanguagePromise } from "#app/features/application/public/language-promise.tsx";
import { BuyingInvitation } from "#app/features/buying-guide/public/buying-invitation.tsx";
import { CalculatorInvitation } from "#app/features/calculators/public/calculator-invitation.tsx";
import { RichWords, useMarks, Words } from "#app/features/pages/blocks/words.tsx";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { outlineOf, sectionId } from "#app/features/pages/sections/section-id.ts";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { ApplicationNote } from "#app/ui/application-note.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Html } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Outline } from "#app/ui/outline.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";
import type { Route } from "./+types/homebuying-process";
import { HeroBanner } from "./hero-banner.tsx";
import { pageLoader } from "./page-loader.server.ts";

export const loader = pageLoader("homebuying-process");

/** Apply, documents, first signature, appraisal, approval, closing disclosures, keys. */
const stepIcons = [ClipboardPen, FileUp, PenLine, FileSearch, BadgeCheck, Signature, KeyRound];

export default function HomebuyingProcess({ loaderData: { page } }: Route.ComponentProps) {
  const { process: text } = useTexts(pageTexts);
  const marks = useMarks();
  const steps = page.parts["homebuying-steps"];
  const closingSection = page.parts["homebuying-closing"]?.sections[0];
  return (
    <>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} />
      <HeroBanner hero={page.hero} name={page.name} page={page} />
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 md:py-24 lg:px-8">
        <Html
          html={page.body}
          className="max-w-4xl font-display text-teal-dark text-[clamp(1.35rem,1.1rem+1vw,1.9rem)] leading-snug!"
          marks={marks.pageHtml(page, "body")}
        />
      </div>
      {steps && (
        <div className="mx-auto grid max-w-7xl gap-x-[min(5rem,6vw)] gap-y-10 px-4 pb-20 sm:px-6 md:pb-28 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] lg:px-8">
          <div className="self-start lg:sticky lg:top-[calc(var(--spacing-bar)+2.5rem)]">
            <h2 className="font-semibold text-heading text-teal-dark" {...marks.pageText(steps, "name")}>
              {steps.name}
            </h2>
            <Outline items={outlineOf(steps.sections)} className="mt-6 max-lg:hidden" />
          </div>
          <Journey steps={steps.sections} icons={stepIcons} stepName={text.step} />
        </div>
      )}
      <div className="mx-auto max-w-7xl px-4 pb-16 sm:px-6 md:pb-24 lg:px-8">
        <LanguagePromise long />
      </div>
      <CalculatorInvitation about="buying" />
      <BuyingInvitation />
      {closingSection && <ClosingBlock section={closingSection} />}
    </>
  );
}

function ClosingBlock({ section }: { section: Section }) {
  const { process: text } = useTexts(pageTexts);
  const settings = useSiteSettings();
  return (
    <section className="on-dark overflow-hidden bg-teal text-white" {...useMarks().block(section)}>
      <div className="mx-auto grid max-w-7xl items-end gap-10 px-4 pt-16 sm:px-6 md:grid-cols-2 md:gap-16 md:pt-24 lg:px-8">
        <div className="md:pb-24">
          <Words of={section} field="title" as="h2" className="font-semibold text-heading" />
          <RichWords of={section} field="body" className="mt-5 text-lead text-white/90" />
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink {...applyLink(settings["links.apply"], useLanguage(), { newTab: true })} tone="light" className="px-8">
              {text.applyNow}
            </ButtonLink>
            <ApplicationNote />
          </div>
        </div>
        <SitePicture
          picture={section.picture}
          fallback="/default-section.webp"
          sizes="(min-width: 1280px) 580px, (min-width: 768px) 46vw, 88vw"
          className="aspect-square w-full rounded-t-arch object-cover object-[70%_50%] md:aspect-[4/5] lg:aspect-square"
        />
      </div>
    </section>
  );
}

type Props = { steps: Section[]; icons: IconNode[]; stepName: (number: number, total: number) => string };

/** Steps along a line that fills while the reader scrolls. */
function Journey({ steps, icons, stepName }: Props) {
  const marks = useMarks();
  return (
    <ol>
      {steps.map((step, index) => {
        const icon = icons[index % icons.length];
        return (
          <li
            key={step.webPageContentId}
            id={sectionId(step)}
            className="journey-step relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 pb-14 last:pb-0 sm:gap-x-8 lg:pb-20"
            {...marks.block(step)}
          >
            <span className="relative z-10 flex h-[4.5rem] w-14 flex-col items-center justify-end rounded-t-arch bg-paper pb-3 text-clay shadow-card ring-1 ring-line sm:h-24 sm:w-[4.75rem] sm:pb-5">
              {icon && <Icon of={icon} className="size-6 sm:size-8" strokeWidth={1.6} />}
            </span>
            <div className="pt-1 sm:pt-4">
              <p className="font-semibold text-clay">{stepName(index + 1, steps.length)}</p>
              <Words of={step} field="title" as="h3" className="mt-1 font-semibold text-2xl text-teal-dark leading-tight sm:text-3xl" />
              <RichWords of={step} field="body" className="mt-3 max-w-xl text-[1.0625rem] text-ink/85" />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
