import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";
import type { Language } from "#lib/translations.ts";

export type RecordName = { entity: string; id: number };

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

/** The page that shows the record, with the draft as it is stored. */
export const readDraftPage = (entity: string, id: number, lang: Language) =>
  callApi("GET /api/drafts/page", { query: { entity, id, lang } });

/** Where visitors find the record now. */
export const readPublishedPath = (entity: string, id: number, lang: Language) =>
  callApi("GET /api/drafts/published-page", { query: { entity, id, lang } });

const presenceEveryMs = 20_000;

/** Says that the draft is open here, and who else has it open. */
export const presenceQuery = (entity: string, id: number) =>
  queryOptions({
    queryKey: [...draftsKey, "presence", entity, id],
    queryFn: (context) => callApi("PUT /api/drafts/presence", { ...context, body: { entity, id }, isQuiet: true }),
    refetchInterval: presenceEveryMs,
    retry: false,
  });

type DraftChanges = Parameters<typeof callApi<"PUT /api/drafts">>[1]["body"];
export type SavedDraft = ApiResponse<"PUT /api/drafts">;

/** Browsers refuse longer bodies of requests that outlive their page. */
const longestKeepalive = 60_000;

export const fitsKeepalive = (body: object) => new TextEncoder().encode(JSON.stringify(body)).length < longestKeepalive;

export const saveDraft = (body: Exclude<DraftChanges, FormData>, { isQuiet, isLeaving }: { isQuiet: boolean; isLeaving: boolean }) =>
  callApi("PUT /api/drafts", { body, isQuiet, keepalive: isLeaving && fitsKeepalive(body) });

type PartsOfRecord = { entity: string; id: number; parts: DraftPartName[] };

/** What the user has read of a part: a later change to it is not published unseen. */
export type ReadPart = { part: DraftPartName; revision: number };

export const publishDraft = (body: PartsOfRecord & { read: ReadPart[]; reason?: string }) => callApi("POST /api/drafts/publish", { body });
/** Without parts, all of it. */
export const discardDraft = (body: Omit<PartsOfRecord, "parts"> & Partial<PartsOfRecord>) => callApi("POST /api/drafts/discard", { body });
