import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "#app/admin-kit/api-client.ts";
import { everyPage } from "#app/admin-kit/every-page.ts";
import type { EntityName } from "#app/features/nouns.ts";
import type { binItem, revision, revisionItem } from "./schema.ts";

export type RevisionItem = z.infer<typeof revisionItem>;
export type BinItem = z.infer<typeof binItem>;
export type Revision = z.infer<typeof revision>;

const path = "/api/revisions";

type ListAnswer<Item = RevisionItem> = { revisionListVm: Item[]; pageSize: number };

const everyRevision = <Item>(load: (page: string) => Promise<ListAnswer<Item>>) =>
  everyPage(async (pageNumber) => {
    const { revisionListVm, pageSize } = await load(`pageSize=200&pageNumber=${pageNumber}`);
    return { items: revisionListVm, pageSize };
  });

/** The history up to a version; a new version has a new one, and the former is shown until it is there. */
export const recordHistoryQuery = (entity: EntityName, id: number, version: unknown) =>
  queryOptions({
    queryKey: ["revisions", entity, id, version],
    queryFn: (asked) => everyRevision((page) => callApi<ListAnswer>(`${path}?entity=${entity}&id=${id}&${page}`, asked)),
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

export const binQuery = queryOptions({
  queryKey: binKey,
  queryFn: (asked) => everyRevision((page) => callApi<ListAnswer<BinItem>>(`${path}/deleted?${page}`, asked)),
  staleTime: 0,
});

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
