import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiAnswer, callApi } from "#app/admin-kit/api-client.ts";
import { everyPage } from "#app/admin-kit/every-page.ts";
import type { EntityName } from "#app/features/nouns.ts";

export type RevisionItem = ApiAnswer<"GET /api/revisions">["revisionListVm"][number];
export type BinItem = ApiAnswer<"GET /api/revisions/deleted">["revisionListVm"][number];
export type Revision = ApiAnswer<"GET /api/revisions/:id">["revisionDto"];

type RevisionPage<Item> = { revisionListVm: Item[]; pageSize: number };

const everyRevision = <Item>(load: (page: { pageSize: number; pageNumber: number }) => Promise<RevisionPage<Item>>) =>
  everyPage(async (pageNumber) => {
    const { revisionListVm, pageSize } = await load({ pageSize: 200, pageNumber });
    return { items: revisionListVm, pageSize };
  });

/** The history up to a version; a new version has a new one, and the former is shown until it is there. */
export const recordHistoryQuery = (entity: EntityName, id: number, version: unknown) =>
  queryOptions({
    queryKey: ["revisions", entity, id, version],
    queryFn: (context) => everyRevision((page) => callApi("GET /api/revisions", { ...context, query: { entity, id, ...page } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The last changes that people made; what the installation wrote about itself is no news. */
export const lastChangesQuery = queryOptions({
  queryKey: ["revisions", "last"],
  queryFn: (context) => callApi("GET /api/revisions", { ...context, query: { pageSize: 50 } }),
  select: (answer) => answer.revisionListVm.filter(({ userId }) => userId !== null).slice(0, 10),
  staleTime: 0,
});

export const binKey = ["revisions", "deleted"];

export const binQuery = queryOptions({
  queryKey: binKey,
  queryFn: (context) => everyRevision((page) => callApi("GET /api/revisions/deleted", { ...context, query: page })),
  staleTime: 0,
});

/** What a revision kept never changes. */
export const revisionQuery = (id: number) =>
  queryOptions({
    queryKey: ["revisions", "state", id],
    queryFn: (context) => callApi("GET /api/revisions/:id", { ...context, id }),
    select: (answer) => answer.revisionDto,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const restoreRevision = (revisionId: number) => callApi("POST /api/revisions/restore", { body: { revisionId } });

export const purgeFromBin = (revisionId: number) => callApi("DELETE /api/revisions/deleted/:id", { id: revisionId });

export const emptyBin = (upTo: number) => callApi("POST /api/revisions/emptybin", { body: { upTo } });
