import { Calculator } from "lucide";
import { calculatorPath } from "#app/features/calculators/kit/catalog.ts";
import { calculatorIndexTexts } from "#app/features/calculators/texts/pages.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";

const targets = { buying: "/calculators", refinancing: calculatorPath("refinance") };

export function CalculatorInvitation({ about }: { about: keyof typeof targets }) {
  const { link } = useTexts(calculatorIndexTexts)[about];
  const settings = useSiteSettings();
  return (
    <aside aria-label={link} className="no-print mx-auto max-w-7xl px-4 pb-16 sm:px-6 md:pb-24 lg:px-8">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-3xl rounded-tl-[5rem] bg-sand p-7 pl-10 sm:p-10 sm:pl-16">
        <p className="flex items-center gap-4 font-display text-teal-dark text-xl">
          <Icon of={Calculator} className="size-8 shrink-0 text-clay" strokeWidth={1.6} />
          {settings[`text.calculators.${about}`]}
        </p>
        <ButtonLink to={targets[about]} tone="quiet">
          {link}
        </ButtonLink>
      </div>
    </aside>
  );
}
