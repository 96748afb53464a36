import { itinAnswer } from "#app/features/itin/itin-offer.ts";
import { itinTexts } from "#app/features/itin/texts/itin.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

/** In a list of our loans, instead of a card for one that we don't have. */
export function ItinNotOffered() {
  const text = useTexts(itinTexts);
  const { question, answer } = itinAnswer(useSiteSettings(), useLanguage());
  return (
    <p className="mx-auto max-w-7xl px-4 pb-12 text-[1.0625rem] sm:px-6 md:pb-16 lg:px-8">
      <strong>{question}</strong> {answer}{" "}
      <SiteLink to="/loans/itin" className="font-semibold text-teal underline underline-offset-4 hover:text-clay">
        {text.more}
      </SiteLink>
    </p>
  );
}
