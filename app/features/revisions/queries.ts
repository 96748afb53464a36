import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "#app/admin-kit/api-client.ts";
import type { BinList } from "./bin-list.ts";
import type { EntityName } from "./entities.ts";
import type { binItem, revision, revisionItem } from "./schema.ts";

export type RevisionItem = z.infer<typeof revisionItem>;
export type BinItem = z.infer<typeof binItem>;
export type Revision = z.infer<typeof revision>;

const path = "/api/revisions";

type ListAnswer<Item = RevisionItem> = {
  revisionListVm: Item[];
  total: number;
  totalIsMinimum: boolean;
  pageNumber: number;
  pageSize: number;
};

/** The history up to a version, newest first and as far back as was asked for; a new version has a new one, and the former is shown until it is there. */
export const recordHistoryQuery = (entity: EntityName, id: number, version: unknown) =>
  infiniteQueryOptions({
    queryKey: ["revisions", entity, id, version],
    queryFn: (asked) => callApi<ListAnswer>(`${path}?entity=${entity}&id=${id}&pageNumber=${asked.pageParam}`, asked),
    initialPageParam: 1,
    getNextPageParam: ({ revisionListVm, pageNumber, pageSize }) => (revisionListVm.length < pageSize ? undefined : pageNumber + 1),
    select: ({ pages }) => pages.flatMap(({ revisionListVm }) => revisionListVm),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The last changes that people made; what the installation wrote about itself is no news. */
export const lastChangesQuery = queryOptions({
  queryKey: ["revisions", "last"],
  queryFn: (asked) => callApi<ListAnswer>(`${path}?pageSize=50`, asked),
  select: (answer) => answer.revisionListVm.filter(({ userId }) => userId !== null).slice(0, 10),
  staleTime: 0,
});

export const binKey = ["revisions", "deleted"];

export const binQuery = ({ search, kind, page, size }: BinList) => {
  const parameters = new URLSearchParams({ filterKey: search, entity: kind, pageNumber: `${page}`, pageSize: `${size}` }).toString();
  return queryOptions({
    queryKey: [...binKey, parameters],
    queryFn: (asked) => callApi<ListAnswer<BinItem>>(`${path}/deleted?${parameters}`, asked),
    select: ({ revisionListVm: rows, total, totalIsMinimum }) => ({ rows, total, totalIsMinimum }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** What a revision kept never changes. */
export const revisionQuery = (id: number) =>
  queryOptions({
    queryKey: ["revisions", "state", id],
    queryFn: (asked) => callApi<{ revisionDto: Revision }>(`${path}/${id}`, asked),
    select: (answer) => answer.revisionDto,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const restoreRevision = (revisionId: number) =>
  callApi<{ message: string; entity: string; entityId: number; record: unknown }>(`${path}/restore`, {
    method: "POST",
    body: { revisionId },
  });

export const purgeFromBin = (revisionId: number) => callApi<{ message: string }>(`${path}/deleted/${revisionId}`, { method: "DELETE" });

export const emptyBin = (upTo: number) => callApi<{ message: string }>(`${path}/emptybin`, { method: "POST", body: { upTo } });
