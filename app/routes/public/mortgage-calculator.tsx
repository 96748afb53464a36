import { Calculator } from "#app/features/mortgage-calculator/calculator.tsx";
import { entriesFrom } from "#app/features/mortgage-calculator/entries.ts";
import { readSettings } from "#app/features/web-resources/settings.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { calculatorTexts } from "#app/messages/mortgage-calculator.ts";
import { Island } from "#app/site/island.tsx";
import { PageMeta, SiteIdentity } from "#app/ui/page-meta.tsx";
import { languageOf, localPath } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/mortgage-calculator";

const path = "/embed/mortgage-calculator";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log, siteUrl } = context.get(sharedContext);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const settings = await readSettings(db, language, log);
  const company = { name: settings["company.name"], nmls: settings["company.nmls"], equalHousing: settings["legal.equalHousing"] };
  return { siteUrl, language, company, entries: entriesFrom(searchParams) };
}

export default function MortgageCalculator({ loaderData: { siteUrl, language, company, entries } }: Route.ComponentProps) {
  const text = useTexts(calculatorTexts);
  const other = language === "en" ? "es" : "en";
  return (
    <SiteIdentity value={{ name: company.name, tagline: "", url: siteUrl }}>
      <PageMeta title={text.title} description={text.description} path={path} />
      <Island name="calculator" of={Calculator} props={{ entries }} />
      <footer className="mx-auto flex max-w-4xl flex-wrap items-center gap-x-4 border-t border-line px-4 py-4 text-xs text-muted">
        <a href={localPath("/", language)} target="_blank" rel="noopener" className="py-1.5 underline">
          {company.name}
        </a>
        <span>NMLS# {company.nmls}</span>
        <span>{company.equalHousing}</span>
        <a href={localPath(path, other)} lang={other} hrefLang={other} className="py-1.5 underline sm:ml-auto">
          {text.otherLanguage}
        </a>
      </footer>
    </SiteIdentity>
  );
}
