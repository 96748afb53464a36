import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { bodyOf, type DraftOf } from "#app/admin-kit/draft.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import type { assistanceProgramInput } from "./schema.ts";

export type ProgramRecord = ApiResponse<"GET /api/assistanceprogram/:id">["assistanceProgramDto"];
export type ProgramDraft = DraftOf<typeof assistanceProgramInput>;

export const programCalls = recordCalls("assistanceprogram", "assistanceProgramDto", (draft: ProgramDraft, id = 0) => ({
  assistanceProgramId: id,
  ...bodyOf(draft),
}));

export const programsQuery = queryOptions({
  queryKey: programCalls.listKey,
  queryFn: (context) => callApi("GET /api/assistanceprogram", context),
  select: (response) => response.assistanceProgramListVm,
});
