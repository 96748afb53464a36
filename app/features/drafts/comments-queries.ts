import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { type DraftDto, draftsKey } from "./queries.ts";

export type Thread = ApiResponse<"GET /api/drafts/comments">["threadListVm"][number];

type Name = Pick<DraftDto, "entity" | "id">;

/** Passages are looked for again after every change of the draft. */
export const threadsQuery = ({ entity, id, parts }: Pick<DraftDto, "entity" | "id" | "parts">) =>
  queryOptions({
    queryKey: [...draftsKey, "comments", entity, id, parts.map(({ part, revision }) => `${part} ${revision}`).join()],
    queryFn: (context) => callApi("GET /api/drafts/comments", { ...context, query: { entity, id } }),
    select: ({ threadListVm }) => threadListVm,
  });

type NewComment = Name & { field: string; quote: string; position: number; text: string };

export const addComment = (body: NewComment) => callApi("POST /api/drafts/comments", { body });
export const addReply = (id: number, text: string) => callApi("POST /api/drafts/comments/:id/reply", { id, body: { text } });
export const setResolved = (id: number, isResolved: boolean) => callApi("PUT /api/drafts/comments/:id", { id, body: { isResolved } });
export const deleteComment = (id: number) => callApi("DELETE /api/drafts/comments/:id", { id });
