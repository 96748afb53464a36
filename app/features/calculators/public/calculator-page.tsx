import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { type CalculatorName, calculatorNames, calculatorPath } from "#app/features/calculators/kit/catalog.ts";
import { LimitsUsed } from "#app/features/calculators/kit/limits-used.tsx";
import type { CheckedLimits, FigureKeys } from "#app/features/calculators/kit/program-limits.ts";
import { Folded } from "#app/features/calculators/kit/result.tsx";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { calculatorPageTexts } from "#app/features/calculators/texts/pages.ts";
import { typicalTexts } from "#app/features/calculators/texts/typical.ts";
import { WaysToReachUs } from "#app/features/contact-ways/public/ways-to-reach-us.tsx";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { BreadcrumbsJsonLd, JsonLd, useAddress } from "#app/ui/json-ld.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { localPath } from "#lib/languages.ts";
import { sharePictureOf } from "./share-picture.ts";

type Props = { name: CalculatorName; figureKeys?: FigureKeys; figures: CheckedLimits; children: ReactNode };

export function CalculatorPage({ name, figureKeys, figures, children }: Props) {
  const text = useTexts(calculatorTexts);
  const { figures: typicalFigures } = useTexts(typicalTexts);
  const settings = useSiteSettings();
  const heading = settings[`text.calculator.${name}.heading`];
  const language = useLanguage();
  const { title, description, assumptions, ...pageText } = calculatorPageTexts[name][language];
  const { menu } = useTexts(siteTexts);
  const path = localPath(calculatorPath(name), language);
  const steps = [
    { name: menu.links.home, path: localPath("/", language) },
    { name: text.name, path: localPath("/calculators", language) },
    { name: title, path },
  ];
  return (
    <>
      <PageMeta title={title} description={description} path={calculatorPath(name)} picture={sharePictureOf(language)} />
      <BreadcrumbsJsonLd steps={steps} />
      <ApplicationJsonLd name={heading} description={description} path={path} />
      <section className="bg-sand print:bg-white">
        <div className="mx-auto max-w-7xl px-4 pt-8 pb-10 sm:px-6 md:pt-12 md:pb-14 lg:px-8 print:p-0">
          <SiteLink
            to="/calculators"
            className="no-print inline-flex min-h-11 items-center font-semibold text-teal hover:text-clay hover:underline"
          >
            {text.name}
          </SiteLink>
          <h1 className="mt-1 font-semibold text-teal-dark text-title">{heading}</h1>
          <p className="mt-4 max-w-3xl text-balance text-lead text-muted">{settings[`text.calculator.${name}.lead`]}</p>
        </div>
      </section>
      <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6 md:py-16 lg:px-8 print:px-0">
        {children}
        <div className="mt-14 grid gap-x-14 gap-y-10 lg:grid-cols-2">
          <Assumptions lines={assumptions} />
          {figureKeys && <LimitsUsed keys={figureKeys} labels={{ ...typicalFigures, ...labelsOf(pageText) }} figures={figures} />}
        </div>
      </div>
      <WaysToReachUs page={heading} className="pb-14 md:pb-20" />
      <OtherCalculators name={name} />
    </>
  );
}

function Assumptions({ lines }: { lines: string[] }) {
  const text = useTexts(calculatorTexts);
  return (
    <Folded summary={text.assumptions}>
      <ul className="mt-2 list-disc space-y-2 pl-5 text-muted marker:text-clay">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Folded>
  );
}

const labelsOf = (pageText: object): Record<string, string> =>
  "figures" in pageText && typeof pageText.figures === "object" ? { ...pageText.figures } : {};

function ApplicationJsonLd({ name, description, path }: { name: string; description: string; path: string }) {
  const address = useAddress();
  const offers = { "@type": "Offer", price: "0", priceCurrency: "USD" };
  const kind = { applicationCategory: "FinanceApplication", operatingSystem: "Any", isAccessibleForFree: true, offers };
  return <JsonLd thing={{ "@type": "WebApplication", name, description, url: address(path), inLanguage: useLanguage(), ...kind }} />;
}

function OtherCalculators({ name }: { name: CalculatorName }) {
  const text = useTexts(calculatorTexts);
  const settings = useSiteSettings();
  const otherNames: readonly CalculatorName[] = calculatorNames.filter((other) => other !== name);
  return (
    <nav aria-label={text.others} className="no-print border-line border-t">
      <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 lg:px-8">
        <p className="font-display font-semibold text-2xl text-teal-dark">{text.others}</p>
        <ul className="mt-3 grid gap-x-10 sm:grid-cols-2">
          {otherNames.map((other) => (
            <li key={other} className="border-line border-b">
              <SiteLink
                to={calculatorPath(other)}
                className="group flex min-h-14 items-center justify-between gap-4 py-2 font-semibold text-teal hover:text-clay"
              >
                {settings[`text.calculator.${other}.heading`]}
                <Icon of={ArrowRight} className="size-5 shrink-0 text-clay transition-transform group-hover:translate-x-1" />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
