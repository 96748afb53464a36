import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { Badge } from "#app/admin-kit/badge.tsx";
import { parseSearchText } from "#app/admin-kit/list-address.ts";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { EmptyList } from "#app/admin-kit/paged-table.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { RecordLink } from "#app/admin-kit/record-link.tsx";
import { SearchBox } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { nounOf } from "#app/features/nouns.ts";
import { findRecordForm } from "#app/features/record-forms.ts";
import { settingLabel } from "#app/features/settings/find-setting.ts";
import { webResourceNoun } from "#app/features/settings/noun.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { findTextTexts } from "./texts/find-text.ts";

type FoundText = ApiResponse<"GET /api/texts">["textListVm"][number];

const textSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ["texts", search],
    queryFn: (context) => callApi("GET /api/texts", { ...context, query: { filterKey: search } }),
    placeholderData: keepPreviousData,
    enabled: search.trim() !== "",
    staleTime: 0,
  });

const parseSearch = (address: URLSearchParams) => ({ search: parseSearchText(address.get("search")), page: 1 });

/** Finds where a text of the site is edited. */
export default function FindText() {
  const [{ search }, change] = useAddressState(parseSearch);
  const text = useTexts(findTextTexts);
  const searchQuery = useQuery(textSearchQuery(search));
  return (
    <ListPage title={text.title}>
      <p className="max-w-prose text-sm text-fg-muted">{text.lead}</p>
      <search>
        <SearchBox value={search} onSearch={(words) => change({ search: words }, { replace: true })} />
      </search>
      {search.trim() !== "" && (
        <QueryStates query={searchQuery} pending={<TableSkeleton />}>
          {({ textListVm, fixedTextListVm }) => (
            <>
              <p role="status" className="text-sm text-fg-muted">
                {text.found(textListVm.length + fixedTextListVm.length)}
              </p>
              {textListVm.length + fixedTextListVm.length === 0 && <EmptyList>{text.nothing}</EmptyList>}
              {textListVm.length > 0 && (
                <ul aria-label={text.editable} className="divide-y divide-edge rounded-2xl border border-edge bg-surface px-4 sm:px-6">
                  {textListVm.map((found) => (
                    <TextEntry key={`${found.entity} ${found.id}`} found={found} />
                  ))}
                </ul>
              )}
              {fixedTextListVm.length > 0 && <FixedTexts texts={fixedTextListVm} />}
            </>
          )}
        </QueryStates>
      )}
    </ListPage>
  );
}

function TextEntry({ found: { entity, id, title, places } }: { found: FoundText }) {
  const text = useTexts(findTextTexts);
  const own = useLanguage();
  const noun = nounOf(entity);
  const labels: Record<string, string> = findRecordForm(entity)?.labels[own] ?? {};
  return (
    <li className="grid gap-1 py-3 text-sm">
      <RecordLink
        to={noun.editPath(id)}
        className="justify-self-start font-medium text-accent [overflow-wrap:anywhere] hover:underline"
      >{`${noun.label[own]}: ${entity === webResourceNoun.entity ? settingLabel(title, own) : title}`}</RecordLink>
      {places.map(({ field, language, excerpt }) => (
        <p key={`${field} ${language}`} className="text-fg-muted [overflow-wrap:anywhere]">
          <span className="font-semibold">
            {labels[field] ?? field} ({text.languages[language]}):
          </span>{" "}
          <span lang={language}>{excerpt}</span>
        </p>
      ))}
    </li>
  );
}

function FixedTexts({ texts }: { texts: Array<{ language: "en" | "es"; text: string }> }) {
  const words = useTexts(findTextTexts);
  return (
    <section aria-labelledby="fixed-texts" className="grid gap-2">
      <h2 id="fixed-texts" className="text-base font-semibold">
        {words.fixed}
      </h2>
      <p className="max-w-prose text-sm text-fg-muted">{words.fixedLead}</p>
      <ul className="divide-y divide-edge rounded-2xl border border-edge bg-surface px-4 sm:px-6">
        {texts.map(({ language, text }) => (
          <li key={`${language} ${text}`} className="flex flex-wrap items-center gap-2 py-2 text-sm">
            <Badge>{words.languages[language]}</Badge>
            <span lang={language} className="min-w-0 [overflow-wrap:anywhere]">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
