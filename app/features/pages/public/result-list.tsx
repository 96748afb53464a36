import type { SearchResult } from "#app/features/pages/search/service.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

export function ResultList({ results }: { results: SearchResult[] }) {
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
