import { AssistanceInvitation } from "#app/features/assistance/public/assistance-invitation.tsx";
import { itinAnswer, offersItinLoans } from "#app/features/itin/itin-offer.ts";
import { ItinNotOffered } from "#app/features/itin/public/itin-not-offered.tsx";
import { RichWords, useMarks, Words } from "#app/features/pages/blocks/words.tsx";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { sectionId } from "#app/features/pages/sections/section-id.ts";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { DoorwayScene } from "#app/ui/doorway-scene.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import type { Route } from "./+types/loans";
import { CallToAction } from "./call-to-action.tsx";
import { HeroBanner } from "./hero-banner.tsx";
import { pageLoader } from "./page-loader.server.ts";
import { CardTitle } from "./section-links.tsx";

export const handle = { scripts: false };

export const loader = pageLoader("loans");

export default function Loans({ loaderData: { page } }: Route.ComponentProps) {
  const { loans: text } = useTexts(pageTexts);
  const name = page.name || text.name;
  const marks = useMarks();
  return (
    <>
      <PageMeta title={name} description={page.description} picture={page.sharePicture} />
      <HeroBanner hero={page.hero} name={name} page={page} lead={page.body} scene={<DoorwayScene seed="loans" className="size-full" />} />
      <Kinds kinds={page.parts["loans-kinds"]?.sections ?? []} />
      {!offersItinLoans(useSiteSettings()) && <ItinNotOffered />}
      <AssistanceInvitation />
      {page.sections.map((section) => (
        <section key={section.webPageContentId} id={sectionId(section)} className="bg-sand" {...marks.block(section)}>
          <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-20 lg:px-8">
            <Words of={section} field="title" as="h2" className="font-semibold text-heading text-teal-dark" />
            <RichWords of={section} field="body" className="mt-6 text-[1.0625rem]" />
          </div>
        </section>
      ))}
      <CallToAction />
    </>
  );
}

const isItinCard = ({ url }: Section) => url === "/loans/itin";

/** The card of ITIN loans says how we offer them, and is not there if we don't. */
function Kinds({ kinds }: { kinds: Section[] }) {
  const settings = useSiteSettings();
  const marks = useMarks();
  const { short } = itinAnswer(settings, useLanguage());
  const offered = offersItinLoans(settings) ? kinds : kinds.filter((kind) => !isItinCard(kind));
  return (
    <ul className="mx-auto grid max-w-7xl gap-x-10 px-4 py-12 sm:grid-cols-2 sm:px-6 md:py-20 lg:grid-cols-3 lg:px-8">
      {offered.map((kind) => (
        <li key={kind.webPageContentId} className="group relative border-line border-t py-7" {...marks.block(kind)}>
          <h2 className="font-semibold text-2xl text-teal-dark leading-tight">
            <CardTitle section={kind} />
          </h2>
          <RichWords of={kind} field="body" className="mt-3 text-ink/85" />
          {isItinCard(kind) && <p className="mt-2 font-semibold text-teal">{short}</p>}
        </li>
      ))}
    </ul>
  );
}
