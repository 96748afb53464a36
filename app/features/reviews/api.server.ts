import { z } from "zod";
import { listQuery, operation } from "#platform/api/operation.server.ts";
import { recordOperations } from "#platform/api/record-operations.server.ts";
import { publicRecordResponse } from "#platform/api/record-response.server.ts";
import { reviewDefinition } from "./definition.server.ts";
import { listPublishedReviews } from "./reads.server.ts";
import { reviewInput } from "./schema.ts";
import { createReview, deleteReview, getReview, listReviews, updateReview } from "./service.server.ts";

const tag = "Reviews";

const review = publicRecordResponse(reviewDefinition);

const { read, create, update, remove } = recordOperations({
  definition: reviewDefinition,
  name: "reviewDto",
  response: review,
  input: reviewInput,
  tag,
  summaries: {
    read: "One review",
    create: "Add a review; publishing it needs a source, a date and the customer's consent",
    update: "Change a review",
    delete: "Delete a review; it can be restored from its revisions",
  },
  read: async ({ db, may, id }) =>
    may("content.read") ? getReview(db, id) : (await listPublishedReviews(db)).find(({ reviewId }) => reviewId === id),
  create: createReview,
  update: updateReview,
  remove: deleteReview,
});

export const reviewOperations = [
  operation({
    method: "get",
    path: "/api/review",
    access: "visitor",
    tag,
    summary: "The published reviews, newest first; to staff, all of them, and they can search",
    query: listQuery,
    returns: { reviewListVm: z.array(review) },
    handle: async ({ db, may, query: { filterKey } }) => ({
      reviewListVm: may("content.read") ? await listReviews(db, filterKey) : await listPublishedReviews(db),
    }),
  }),
  read,
  create,
  update,
  remove,
];
