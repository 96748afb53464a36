import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { historyTexts } from "#app/features/history/admin/texts/history.ts";
import type { BinSearch, ChangeSearch } from "#app/features/history/search-address.ts";
import { currentLanguage } from "#lib/localize.ts";

export type RevisionItem = ApiResponse<"GET /api/revisions">["revisionListVm"][number];
export type BinItem = ApiResponse<"GET /api/revisions/deleted">["revisionListVm"][number];
export type Revision = ApiResponse<"GET /api/revisions/:id">["revisionDto"];

/** Keyed by version: after a save the former history is shown until the new one is loaded. */
export const recordHistoryQuery = (entity: string, id: number, version: unknown) =>
  infiniteQueryOptions({
    queryKey: ["revisions", entity, id, version],
    queryFn: (context) =>
      callApi("GET /api/revisions", { signal: context.signal, meta: context.meta, query: { entity, id, pageNumber: context.pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ revisionListVm, pageNumber, pageSize }) => (revisionListVm.length < pageSize ? undefined : pageNumber + 1),
    select: ({ pages }) => pages.flatMap(({ revisionListVm }) => revisionListVm),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The last changes by people, without what the installation wrote itself. */
export const lastChangesQuery = queryOptions({
  queryKey: ["revisions", "last"],
  queryFn: (context) => callApi("GET /api/revisions", { ...context, query: { byPeople: true, pageSize: 10 } }),
  select: ({ revisionListVm }) => revisionListVm,
  staleTime: 0,
});

export const changesPageSize = 25;

export const changesQuery = ({ search, person, kind, from, to, page }: ChangeSearch) => {
  const filter = { filterKey: search, userId: person, entity: kind, from, to };
  const query = { ...filter, byPeople: true, pageNumber: page, pageSize: changesPageSize };
  return queryOptions({
    queryKey: ["revisions", "changes", query],
    queryFn: (context) => callApi("GET /api/revisions", { ...context, query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

export const peopleQuery = queryOptions({
  queryKey: ["revisions", "people"],
  queryFn: (context) => callApi("GET /api/revisions/people", context),
  select: ({ personListVm }) => personListVm,
});

export const weeklyChangesQuery = queryOptions({
  queryKey: ["revisions", "mail"],
  queryFn: (context) => callApi("GET /api/revisions/mail", context),
});

export const chooseWeeklyChanges = (weeklyChanges: boolean) => callApi("PUT /api/revisions/mail", { body: { weeklyChanges } });

export const binKey = ["revisions", "deleted"];

export const binQuery = ({ search, kind, page, size }: BinSearch) => {
  const query = { filterKey: search, entity: kind, pageNumber: page, pageSize: size };
  return queryOptions({
    queryKey: [...binKey, query],
    queryFn: (context) => callApi("GET /api/revisions/deleted", { ...context, query }),
    select: ({ revisionListVm: rows, total, totalIsMinimum }) => ({ rows, total, totalIsMinimum }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** The state of a revision never changes. */
export const revisionQuery = (id: number) =>
  queryOptions({
    queryKey: ["revisions", "state", id],
    queryFn: (context) => callApi("GET /api/revisions/:id", { ...context, id }),
    select: ({ revisionDto }) => revisionDto,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const restoreRevision = (revisionId: number) => callApi("POST /api/revisions/restore", { body: { revisionId } });

/** Restores a record whose last revision is its deletion. */
export async function undoDeletion(entity: string, id: number) {
  const { revisionListVm } = await callApi("GET /api/revisions", { query: { entity, id, pageSize: 1 } });
  const [deletion] = revisionListVm;
  if (deletion?.action !== "delete") throw new Error(historyTexts[currentLanguage()].gone);
  return restoreRevision(deletion.revisionId);
}

export const undoDeletions = (entity: string, ids: number[]) =>
  callApi("POST /api/revisions/restoredeleted", { body: { entity, records: ids.map((id) => ({ id })) } });

export const purgeFromBin = (revisionId: number) => callApi("DELETE /api/revisions/deleted/:id", { id: revisionId });

export const emptyBin = (upTo: number) => callApi("POST /api/revisions/emptybin", { body: { upTo } });
