import { ArrowRight } from "lucide";
import { itinAnswer } from "#app/features/itin/itin-offer.ts";
import { quickAnswerTexts } from "#app/features/pages/texts/quick-answers.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** What most visitors ask first, one tap from the answer. */
export function QuickAnswers() {
  const text = useTexts(quickAnswerTexts);
  const itin = itinAnswer(useSiteSettings(), useLanguage());
  const links = [
    { to: "/loans/itin", question: itin.question, hint: itin.short },
    { to: "/your-folder", ...text.links.documents },
    { to: "/assistance", ...text.links.assistance },
    { to: "/can-i-buy", ...text.links.check },
  ];
  return (
    <nav aria-label={text.label} className="mx-auto max-w-7xl px-4 pt-6 sm:px-6 md:pt-10 lg:px-8">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {links.map(({ to, question, hint }) => (
          <li key={to}>
            <SiteLink
              to={to}
              className="group flex h-full items-center justify-between gap-3 rounded-2xl bg-sand px-5 py-3.5 leading-snug transition-shadow hover:shadow-card"
            >
              <span>
                <span className="block font-semibold text-teal-dark group-hover:text-clay">{question}</span>
                <span className="mt-0.5 block text-muted text-sm">{hint}</span>
              </span>
              <Icon of={ArrowRight} className="size-5 shrink-0 text-clay" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
