import { useQuery } from "@tanstack/react-query";
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
import { type FoundText, textSearchQuery } from "#app/features/text-search/queries.ts";
import { findRecordForm } from "./record-forms.ts";

const parseSearch = (address: URLSearchParams) => ({ search: parseSearchText(address.get("search")), page: 1 });

const languageNames = { en: "English", es: "Spanish" };

/** "Where is this text?": by its words, across everything that the site says. */
export default function FindText() {
  const [{ search }, change] = useAddressState(parseSearch);
  const searchQuery = useQuery(textSearchQuery(search));
  return (
    <ListPage title="Find a text">
      <p className="max-w-prose text-sm text-fg-muted">
        Type some words that you see on the site, in English or Spanish. Accents do not matter. You are told where each text is edited.
      </p>
      <search>
        <SearchBox value={search} onSearch={(text) => change({ search: text }, { replace: true })} />
      </search>
      {search.trim() !== "" && (
        <QueryStates query={searchQuery} pending={<TableSkeleton />}>
          {({ textListVm, fixedTextListVm }) => (
            <>
              <p role="status" className="text-sm text-fg-muted">
                {textListVm.length + fixedTextListVm.length} found
              </p>
              {textListVm.length + fixedTextListVm.length === 0 && <EmptyList>No text has all of these words.</EmptyList>}
              {textListVm.length > 0 && (
                <ul
                  aria-label="Texts that you can edit"
                  className="divide-y divide-edge rounded-2xl border border-edge bg-surface px-4 sm:px-6"
                >
                  {textListVm.map((text) => (
                    <TextEntry key={`${text.entity} ${text.id}`} text={text} />
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

function TextEntry({ text: { entity, id, title, places } }: { text: FoundText }) {
  const noun = nounOf(entity);
  const labels: Record<string, string> = findRecordForm(entity)?.labels.en ?? {};
  return (
    <li className="grid gap-1 py-3 text-sm">
      <RecordLink
        to={noun.editPath(id)}
        className="justify-self-start font-medium text-accent [overflow-wrap:anywhere] hover:underline"
      >{`${noun.label.en}: ${title}`}</RecordLink>
      {places.map(({ field, language, excerpt }) => (
        <p key={`${field} ${language}`} className="text-fg-muted [overflow-wrap:anywhere]">
          <span className="font-semibold">
            {labels[field] ?? field} ({languageNames[language]}):
          </span>{" "}
          <span lang={language}>{excerpt}</span>
        </p>
      ))}
    </li>
  );
}

function FixedTexts({ texts }: { texts: Array<{ language: "en" | "es"; text: string }> }) {
  return (
    <section aria-labelledby="fixed-texts" className="grid gap-2">
      <h2 id="fixed-texts" className="text-base font-semibold">
        Fixed in the program
      </h2>
      <p className="max-w-prose text-sm text-fg-muted">
        These belong to the program and cannot be edited here. Tell whoever looks after the site if one of them should change.
      </p>
      <ul className="divide-y divide-edge rounded-2xl border border-edge bg-surface px-4 sm:px-6">
        {texts.map(({ language, text }) => (
          <li key={`${language} ${text}`} className="flex flex-wrap items-center gap-2 py-2 text-sm">
            <Badge>{languageNames[language]}</Badge>
            <span lang={language} className="min-w-0 [overflow-wrap:anywhere]">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
