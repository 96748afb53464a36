import { data } from "react-router";
import { toolPages } from "#app/features/definitions.server.ts";
import { type SearchResult, searchSite } from "#app/features/pages/search/service.server.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useTexts } from "#app/messages/messages.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { siteTexts } from "#app/messages/site.ts";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SearchForm } from "#app/ui/search-form.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { languageOf } from "#lib/languages.ts";
import { normalizeSearch } from "#lib/search-words.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/search";
import { PageTop } from "./page-top.tsx";

export const handle = { scripts: false };

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = normalizeSearch(url.searchParams.get("q") ?? "");
  const results = await searchSite(context.get(sharedContext), languageOf(url.pathname), search, toolPages);
  // Searches are private and are not cached; the empty page is.
  const headers: HeadersInit = search === "" ? {} : { "Cache-Control": "no-store" };
  return data({ search, results }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Search({ loaderData: { search, results } }: Route.ComponentProps) {
  const text = useTexts(referenceTexts);
  return (
    <div>
      <PageMeta title={search === "" ? text.search : text.resultsFor(search)} unlisted />
      <PageTop name={text.search} lead="">
        <p className="mt-5 text-lead text-muted">{useSiteSettings()["text.search.lead"]}</p>
        <SearchForm path="/search" name="q" id="site-search" label={text.searchSite} value={search} className="mt-8" />
      </PageTop>
      <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 md:py-16 lg:px-8">
        {results.length > 0 ? (
          <>
            <h2 className="break-words font-semibold text-heading text-teal-dark">{text.resultsFor(search)}</h2>
            <p className="mt-2 text-muted">{text.resultCount(results.length)}</p>
            <ResultList results={results} />
          </>
        ) : (
          <NothingFound search={search} />
        )}
      </div>
    </div>
  );
}

function NothingFound({ search }: { search: string }) {
  const text = useTexts(referenceTexts);
  const { menu } = useTexts(siteTexts);
  const suggestions = [
    ["/services/homebuying-process", menu.links.process],
    ["/questions", text.questions],
    ["/glossary", text.glossary],
    ["/services/find-a-loan-officer", menu.links.officers],
  ] as const;
  return (
    <>
      {search !== "" && (
        <>
          <p className="break-words font-display font-semibold text-2xl text-teal-dark">{text.noResults(search)}</p>
          <p className="mt-3 mb-10 text-lead text-muted">{text.searchAdvice}</p>
        </>
      )}
      <h2 className="font-semibold text-2xl text-teal-dark">{text.suggestions}</h2>
      <ul className="mt-3">
        {suggestions.map(([path, name]) => (
          <li key={path}>
            <SiteLink to={path} className="inline-flex min-h-11 items-center font-semibold text-clay underline underline-offset-4">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function ResultList({ results }: { results: SearchResult[] }) {
  const { kinds } = useTexts(referenceTexts);
  return (
    <ol className="mt-8 border-line border-b">
      {results.map(({ kind, path, title, excerpt }) => (
        <li key={path} className="relative grid gap-x-8 gap-y-1 border-line border-t py-5 md:grid-cols-[10rem_minmax(0,1fr)]">
          <p className="pt-1 font-semibold text-muted text-sm">{kinds[kind]}</p>
          <div className="min-w-0">
            <h3 className="font-semibold text-teal-dark text-xl leading-snug">
              <SiteLink to={path} className="hover:text-clay after:absolute after:inset-0">
                {title}
              </SiteLink>
            </h3>
            {excerpt !== "" && <p className="mt-1 max-w-[44rem] text-ink/85 leading-relaxed">{excerpt}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
