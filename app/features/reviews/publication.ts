import { AppError, type FieldError } from "#lib/errors.ts";
import { namesInMessages } from "#lib/labels.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import { aboutField, mustNotBeInFuture } from "#lib/validation-messages.ts";
import { isOnWebsite, type ReviewRelation, type ReviewSource, type ReviewStatus } from "./review-facts.ts";
import { labels } from "./schema.ts";

export type Publishable = {
  status: ReviewStatus;
  source: ReviewSource;
  sourceUrl: string;
  writtenOn: string | null;
  consentOn: string | null;
  relation: ReviewRelation;
};

const needed: LocalizedText = { en: "is needed to publish a review", es: "hace falta para publicar una opinión" };
const byInsider: LocalizedText = {
  en: "does not allow publishing: reviews by staff or family are never shown",
  es: "no permite publicar: no se muestran opiniones del personal ni de su familia",
};

/** What keeps a review from being published on a day of the office's calendar (16 CFR 255 and 465). Drafts may lack anything. */
export function publishingErrors(review: Publishable, today: string): FieldError[] {
  if (review.status !== "published") return [];
  const names = namesInMessages(labels);
  const error = (field: keyof Publishable, predicate: LocalizedText) => ({
    field,
    message: localize(aboutField(names[field], predicate)),
  });
  const errors: FieldError[] = [];
  if (review.source === "") errors.push(error("source", needed));
  if (isOnWebsite(review.source) && review.sourceUrl === "") errors.push(error("sourceUrl", needed));
  for (const field of ["writtenOn", "consentOn"] as const) {
    const day = review[field];
    if (!day) errors.push(error(field, needed));
    else if (day > today) errors.push(error(field, mustNotBeInFuture));
  }
  if (review.relation === "insider") errors.push(error("relation", byInsider));
  return errors;
}

export function refuseUnpublishable(review: Publishable, today: string): void {
  const fields = publishingErrors(review, today);
  if (fields.length > 0) throw AppError.withText("invalid", fields.map(({ message }) => message).join(". "), { fields });
}
