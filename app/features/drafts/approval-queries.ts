import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { type DraftDto, draftsKey, type ReadPart } from "./queries.ts";

export type Approval = ApiResponse<"GET /api/drafts/approval">["approvalDto"];
export type ApprovalPart = Approval["parts"][number];
export type QueueItem = ApiResponse<"GET /api/drafts/queue">["waiting"][number];

/** Asked for again after every change of the draft. */
export const approvalQuery = ({ entity, id, parts }: DraftDto) =>
  queryOptions({
    queryKey: [...draftsKey, "approval", entity, id, parts.map(({ part, revision, state }) => `${part} ${revision} ${state}`).join()],
    queryFn: (context) => callApi("GET /api/drafts/approval", { ...context, query: { entity, id } }),
    select: ({ approvalDto }) => approvalDto,
    placeholderData: keepPreviousData,
  });

/** What waits for one's approval, and which of one's own changes were returned. */
export const queueQuery = queryOptions({
  queryKey: [...draftsKey, "queue"],
  queryFn: (context) => callApi("GET /api/drafts/queue", context),
});

type Name = Pick<DraftDto, "entity" | "id">;
type Chosen = Name & { parts: DraftPartName[] };
type Read = Name & { parts: ReadPart[] };

export const askForApproval = (body: Chosen & { note: string }) => callApi("POST /api/drafts/ask", { body });
export const withdrawRequest = (body: Chosen) => callApi("POST /api/drafts/withdraw", { body });
export const approveParts = (body: Read) => callApi("POST /api/drafts/approve", { body });
export const returnParts = (body: Read & { reason: string }) => callApi("POST /api/drafts/return", { body });
export const publishParts = (body: Chosen & { read: ReadPart[]; reason?: string }) => callApi("POST /api/drafts/publish", { body });
