import { desc, sql } from "drizzle-orm";
import { officeDay } from "#lib/dates.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { reviewDefinition } from "./definition.server.ts";
import { refuseUnpublishable } from "./publication.ts";
import type { ReviewInput } from "./schema.ts";
import { reviews } from "./tables/reviews.server.ts";

const store = contentStore(reviewDefinition);

export const getReview = store.get;

const maxReviews = 500;

/** Newest first; those without a date come first of all, because they are not finished. */
export const listReviews = (db: Db, filterKey: string) =>
  db
    .select(store.columns)
    .from(reviews)
    .where(hasWords(reviews.searchText, filterKey))
    .orderBy(sql`${reviews.writtenOn} desc nulls first`, desc(reviews.reviewId))
    .limit(maxReviews);

export function createReview(db: Db, input: ReviewInput, actor: Actor) {
  return changeContent(db, async (tx) => publishable(await store.create(tx, input, actor)));
}

export function updateReview(db: Db, id: number, patch: Partial<ReviewInput>, actor: Actor, version?: number) {
  return changeContent(db, async (tx) => publishable(await store.update(tx, id, patch, actor, version)));
}

export const deleteReview = (db: Db, id: number, actor: Actor) => changeContent(db, (tx) => store.remove(tx, id, actor));

type Review = Awaited<ReturnType<typeof getReview>>;

/** Judges the stored record, so that a save of one field counts too. A refusal undoes the save. */
function publishable(review: Review): Review {
  refuseUnpublishable(review, officeDay(new Date()));
  return review;
}
