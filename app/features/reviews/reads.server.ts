import { desc, eq } from "drizzle-orm";
import { publicColumnsOf } from "#platform/content/definition.server.ts";
import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { reviewDefinition } from "./definition.server.ts";
import { reviews } from "./tables/reviews.server.ts";

const maxShown = 100;

const publishedReviews = (db: Db) =>
  db
    .select(publicColumnsOf(reviewDefinition))
    .from(reviews)
    .where(eq(reviews.status, "published"))
    .orderBy(desc(reviews.writtenOn), desc(reviews.reviewId))
    .limit(maxShown);

export type ShownReview = Awaited<ReturnType<typeof publishedReviews>>[number];

/** Newest first. */
export const listPublishedReviews = (db: Db): Promise<ShownReview[]> => readThroughCache(db, "reviews", async () => publishedReviews(db));

export async function listReviewsOfOfficer(db: Db, officerId: number): Promise<ShownReview[]> {
  const shown = await listPublishedReviews(db);
  return shown.filter((review) => review.officerId === officerId);
}
