import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { draftsKey } from "./queries.ts";

export type DraftSetItem = ApiResponse<"GET /api/drafts/sets">["draftSetListVm"][number];
export type DraftSetDto = ApiResponse<"GET /api/drafts/sets/:id">["draftSetDto"];

const setsKey = [...draftsKey, "sets"];

export const setsQuery = queryOptions({
  queryKey: setsKey,
  queryFn: (context) => callApi("GET /api/drafts/sets", context),
  select: ({ draftSetListVm }) => draftSetListVm,
  staleTime: 0,
});

export const setQuery = (id: number) =>
  queryOptions({
    queryKey: [...setsKey, id],
    queryFn: (context) => callApi("GET /api/drafts/sets/:id", { ...context, id }),
    select: ({ draftSetDto }) => draftSetDto,
    staleTime: 0,
  });

export type SetMember = { entity: string; id: number; parts: DraftPartName[] };

export const createSet = (name: string) => callApi("POST /api/drafts/sets", { body: { name } });
export const renameSet = (setId: number, name: string) => callApi("PUT /api/drafts/sets", { body: { setId, name } });
export const deleteSet = (setId: number) => callApi("DELETE /api/drafts/sets/:id", { id: setId });
export const addToSet = (setId: number, member: SetMember) => callApi("POST /api/drafts/sets/add", { body: { setId, ...member } });
export const removeFromSet = (member: SetMember) => callApi("POST /api/drafts/sets/remove", { body: member });

type ReadSet = Pick<DraftSetDto, "setId" | "records">;

/** Publishes exactly the drafts that are shown. */
export const publishSet = ({ setId, records }: ReadSet, reason?: string) => {
  const read = records.flatMap(({ entity, id, parts }) => parts.map(({ part, revision }) => ({ entity, id, part, revision })));
  return callApi("POST /api/drafts/sets/publish", { body: { setId, reason, read } });
};

export const revertSet = (setId: number) => callApi("POST /api/drafts/sets/revert", { body: { setId } });
