import { ArrowRight } from "lucide";
import { type CalculatorName, calculatorNames, calculatorPath } from "#app/features/calculators/kit/catalog.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { calculatorIndexTexts } from "#app/features/calculators/texts/pages.ts";
import { WaysToReachUs } from "#app/features/contact-ways/public/ways-to-reach-us.tsx";
import { HeroBanner } from "#app/features/pages/public/hero-banner.tsx";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { DoorwayScene } from "#app/ui/doorway-scene.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BreadcrumbsJsonLd, JsonLd, useAddress } from "#app/ui/json-ld.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { localPath } from "#lib/languages.ts";
import { calculatorIcons } from "./calculator-icons.ts";
import { sharePictureOf } from "./share-picture.ts";

export default function Calculators() {
  const text = useTexts(calculatorIndexTexts);
  const settings = useSiteSettings();
  const { name } = useTexts(calculatorTexts);
  const { menu } = useTexts(siteTexts);
  const language = useLanguage();
  const steps = [
    { name: menu.links.home, path: localPath("/", language) },
    { name, path: localPath("/calculators", language) },
  ];
  return (
    <>
      <PageMeta title={text.title} description={text.description} path="/calculators" picture={sharePictureOf(language)} />
      <BreadcrumbsJsonLd steps={steps} />
      <ListJsonLd />
      <HeroBanner hero={undefined} name={name} scene={<DoorwayScene seed="calculators" className="size-full" />}>
        <p className="mt-5 max-w-xl text-balance text-lead text-muted">{settings["text.calculators.lead"]}</p>
      </HeroBanner>
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-20 lg:px-8">
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {calculatorNames.map((calculator) => (
            <CalculatorTile key={calculator} name={calculator} />
          ))}
          <li className="border-line border-t py-7 font-display text-teal-dark text-xl leading-snug sm:py-8">
            {settings["text.calculators.promise"]}
          </li>
        </ul>
      </div>
      <WaysToReachUs page={name} className="pb-14 md:pb-20" />
    </>
  );
}

function CalculatorTile({ name }: { name: CalculatorName }) {
  const settings = useSiteSettings();
  return (
    <li className="group relative border-line border-t py-7 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-5 sm:py-8">
      <span className="inline-flex h-16 w-13 items-end justify-center rounded-t-arch bg-sand pb-3 text-clay transition-colors group-hover:bg-marigold group-hover:text-ink">
        <Icon of={calculatorIcons[name]} className="size-7" strokeWidth={1.6} />
      </span>
      <div>
        <h2 className="font-semibold text-2xl text-teal-dark leading-tight sm:mt-5">
          <SiteLink to={calculatorPath(name)} className="after:absolute after:inset-0 group-hover:text-clay">
            {settings[`text.calculator.${name}.heading`]}
            <Icon of={ArrowRight} className="ml-2 inline size-5 text-clay transition-transform group-hover:translate-x-1" />
          </SiteLink>
        </h2>
        <p className="mt-3 text-ink/85 leading-relaxed">{settings[`text.calculator.${name}.lead`]}</p>
      </div>
    </li>
  );
}

function ListJsonLd() {
  const settings = useSiteSettings();
  const language = useLanguage();
  const address = useAddress();
  const itemListElement = calculatorNames.map((name, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: settings[`text.calculator.${name}.heading`],
    url: address(localPath(calculatorPath(name), language)),
  }));
  return <JsonLd thing={{ "@type": "ItemList", itemListElement }} />;
}
