import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import type { DraftOf } from "#app/admin-kit/draft.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import type { reviewInput } from "./schema.ts";

export type ReviewRecord = ApiResponse<"GET /api/review/:id">["reviewDto"];
export type ReviewDraft = DraftOf<typeof reviewInput>;

export const reviewCalls = recordCalls("review", "reviewDto", ({ officerId, rating, ...draft }: ReviewDraft, id = 0) => ({
  reviewId: id,
  ...draft,
  officerId: Number(officerId) || null,
  rating: Number(rating) || null,
}));

export const reviewsQuery = queryOptions({
  queryKey: reviewCalls.listKey,
  queryFn: (context) => callApi("GET /api/review", context),
  select: (response) => response.reviewListVm,
});
