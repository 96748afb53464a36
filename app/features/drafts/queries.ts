import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";

export type DraftDto = ApiResponse<"GET /api/drafts/record">["draftDto"];

/** Everything about drafts is refreshed together: a publish changes lists, sets and schedules at once. */
export const draftsKey = ["drafts"];

/** The unpublished changes of a record. */
export const draftQuery = (entity: string, id: number) =>
  queryOptions({
    queryKey: [...draftsKey, "record", entity, id],
    queryFn: (context) => callApi("GET /api/drafts/record", { ...context, query: { entity, id } }),
    select: ({ draftDto }) => draftDto,
  });

const presenceEveryMs = 20_000;

/** Says that the draft is open here, and who else has it open. */
export const presenceQuery = (entity: string, id: number) =>
  queryOptions({
    queryKey: [...draftsKey, "presence", entity, id],
    queryFn: (context) => callApi("PUT /api/drafts/presence", { ...context, body: { entity, id }, isQuiet: true }),
    refetchInterval: presenceEveryMs,
    retry: false,
  });

type PartsOfRecord = { entity: string; id: number; parts: DraftPartName[] };

export const publishDraft = (body: PartsOfRecord) => callApi("POST /api/drafts/publish", { body });
/** Without parts, all of it. */
export const discardDraft = (body: Omit<PartsOfRecord, "parts"> & Partial<PartsOfRecord>) => callApi("POST /api/drafts/discard", { body });
