import { calculatorPath } from "#app/features/calculators/kit/catalog.ts";
import { EmbeddedCalculator } from "#app/features/calculators/monthly-payment/embedded-calculator.tsx";
import { frameRules } from "#app/features/calculators/monthly-payment/rules.ts";
import { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Island } from "#app/shell/site/island.tsx";
import { PageMeta, SiteIdentity } from "#app/ui/page-meta.tsx";
import { localPath } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/mortgage-calculator";
import { readQuestion } from "./calculator-loader.server.ts";

const path = "/embed/mortgage-calculator";

export async function loader(args: Route.LoaderArgs) {
  const { settings, language, start } = await readQuestion(args, frameRules);
  const company = { name: settings["company.name"], nmls: settings["company.nmls"], equalHousing: settings["legal.equalHousing"] };
  return { siteUrl: args.context.get(sharedContext).siteUrl, language, company, start };
}

/** For iframes on officers' pages and other sites: fits 500 px without scrolling. */
export default function MortgageCalculator({ loaderData: { siteUrl, language, company, start } }: Route.ComponentProps) {
  const text = useTexts(paymentTexts);
  const otherLanguage = language === "en" ? "es" : "en";
  return (
    <SiteIdentity value={{ name: company.name, tagline: "", url: siteUrl }}>
      <PageMeta title={text.frame.title} description={text.description} path={calculatorPath("monthly-payment")} />
      <main id="content" className="mx-auto max-w-4xl px-4 pt-3 sm:pt-6">
        <div>
          <div className="mb-2 flex items-baseline justify-between gap-4">
            <h1 className="font-semibold text-lg text-teal-dark leading-tight">{text.frame.title}</h1>
            <a href={localPath(path, otherLanguage)} lang={otherLanguage} hrefLang={otherLanguage} className="py-1 text-xs underline">
              {text.frame.otherLanguage}
            </a>
          </div>
          <Island name="frame-calculator" of={EmbeddedCalculator} props={{ start }} />
        </div>
      </main>
      <footer className="mx-auto mt-2 flex max-w-4xl flex-wrap items-center gap-x-3 border-line border-t px-4 py-1.5 text-muted text-xs">
        <a href={localPath("/", language)} target="_blank" rel="noopener" className="py-1 underline">
          {company.name}
        </a>
        <span>NMLS# {company.nmls}</span>
        <span>{company.equalHousing}</span>
      </footer>
    </SiteIdentity>
  );
}
