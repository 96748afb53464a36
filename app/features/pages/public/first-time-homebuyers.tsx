import { AlarmClock, DoorOpen, Handshake, House, Image, ListChecks, MessageCircleQuestionMark, Signpost } from "lucide";
import { BuyingInvitation } from "#app/features/buying-guide/public/buying-invitation.tsx";
import { CalculatorInvitation } from "#app/features/calculators/public/calculator-invitation.tsx";
import { RichWords, useMarks, Words } from "#app/features/pages/blocks/words.tsx";
import type { PagePart, Section } from "#app/features/pages/sections/page.server.ts";
import { outlineOf, sectionId } from "#app/features/pages/sections/section-id.ts";
import { Html } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageIndex } from "#app/ui/page-index.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import type { Route } from "./+types/first-time-homebuyers";
import { CallToAction } from "./call-to-action.tsx";
import { ContentSection, type Cut } from "./content-section.tsx";
import { HeroBanner } from "./hero-banner.tsx";
import { pageLoader } from "./page-loader.server.ts";
import { SectionButton } from "./section-links.tsx";

export const loader = pageLoader("first-time-homebuyers");

const cuts: Cut[] = ["corner", "arch", "corner", "wide", "arch", "corner"];
const icons = [Signpost, ListChecks, Image, Handshake, DoorOpen, AlarmClock, MessageCircleQuestionMark];

export default function FirstTimeHomebuyers({ loaderData: { page } }: Route.ComponentProps) {
  const questions = page.parts["prep-questions"];
  // The last section introduces the cards of questions, unless it has a picture, which only the others show.
  const last = page.sections.at(-1);
  const introduction = questions && !last?.picture ? last : undefined;
  const advice = introduction ? page.sections.slice(0, -1) : page.sections;
  return (
    <>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} />
      <HeroBanner hero={page.hero} name={page.name} page={page} />
      <PageIndex items={outlineOf(page.sections)} icons={icons} />
      {advice.map((section, index) => (
        <ContentSection
          key={section.webPageContentId}
          section={section}
          id={sectionId(section)}
          icon={icons[index] ?? House}
          cut={cuts[index % cuts.length]}
        />
      ))}
      {questions && <Questions introduction={introduction} cards={questions} />}
      <CalculatorInvitation about="buying" />
      <BuyingInvitation />
      <CallToAction />
    </>
  );
}

function Questions({ introduction, cards }: { introduction: Section | undefined; cards: PagePart }) {
  const marks = useMarks();
  return (
    <section
      id={introduction && sectionId(introduction)}
      className="mx-auto max-w-7xl px-4 py-16 sm:px-6 md:py-24 lg:px-8 lg:py-28"
      {...(introduction && marks.block(introduction))}
    >
      <Icon of={MessageCircleQuestionMark} className="mb-4 size-9 text-clay" strokeWidth={1.5} />
      <h2
        className="font-semibold text-heading text-teal-dark"
        {...(introduction ? marks.text(introduction, "title") : marks.pageText(cards, "name"))}
      >
        {introduction?.title ?? cards.name}
      </h2>
      <Html
        html={introduction?.body ?? cards.body}
        className="mt-4 max-w-2xl text-lead text-muted"
        marks={introduction ? marks.html(introduction, "body") : marks.pageHtml(cards, "body")}
      />
      {introduction && <SectionButton section={introduction} tone="quiet" className="mt-7" />}
      <div className="mt-10 grid gap-6 md:grid-cols-2 md:gap-8">
        {cards.sections.map((card) => (
          <div
            key={card.webPageContentId}
            className="rounded-3xl bg-paper p-7 shadow-card ring-1 ring-line odd:rounded-tl-[5rem] even:rounded-tr-[5rem] sm:p-10 odd:sm:pl-14"
            {...marks.block(card)}
          >
            <Words of={card} field="title" as="h3" className="font-semibold text-2xl text-clay" />
            <RichWords of={card} field="body" className="mt-5 text-lg [&_li+li]:mt-4 [&_ul]:list-none [&_ul]:pl-0" />
          </div>
        ))}
      </div>
    </section>
  );
}
