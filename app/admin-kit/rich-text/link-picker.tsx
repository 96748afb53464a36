import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { PickPicture } from "#app/admin-kit/picture-library.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { SearchBox } from "#app/admin-kit/search-box.tsx";
import { Skeleton } from "#app/admin-kit/skeleton.tsx";
import { richTextTexts } from "#app/messages/admin/rich-text.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";

export type LinkTarget = Pick<ApiResponse<"GET /api/linktargets">["linkTargetListVm"][number], "path" | "name">;

type Props = {
  lang: Language;
  onPick: (target: LinkTarget) => void;
};

export function LinkPicker({ lang, onPick }: Props) {
  const text = useTexts(richTextTexts);
  const [search, setSearch] = useState("");
  const query = { filterKey: search, lang };
  const targets = useQuery({
    queryKey: ["linktargets", query],
    queryFn: (context) => callApi("GET /api/linktargets", { ...context, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={text.pickTarget} className="grid gap-3">
      <h3 className="text-sm font-semibold">{text.pickTarget}</h3>
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox value={search} onSearch={setSearch} />
        <PickPicture onPick={({ name }) => onPick({ path: `/resources/${name}`, name })} />
      </div>
      <QueryStates query={targets} pending={<Skeleton className="h-60" />}>
        {({ linkTargetListVm }) => (
          <>
            <p role="status" className="text-sm text-fg-muted empty:hidden">
              {linkTargetListVm.length === 0 && text.noTargets}
            </p>
            <ul className="grid h-60 content-start gap-1 overflow-y-auto">
              {linkTargetListVm.map(({ path, name, kind }) => (
                <li key={path}>
                  <button
                    type="button"
                    onClick={() => onPick({ path, name })}
                    className="flex min-h-10 w-full flex-wrap items-center justify-between gap-x-3 rounded-lg px-3 py-1 text-left text-sm hover:bg-accent-soft"
                  >
                    <span className="font-medium">{name}</span>
                    <span className="text-xs break-all text-fg-muted">
                      {text.targetKinds[kind]} · {path}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryStates>
    </section>
  );
}
