import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import { shortDay } from "#lib/dates.ts";
import { currentLanguage } from "#lib/localize.ts";
import { reviewAdminTexts } from "./admin/texts/reviews.ts";
import { reviewNoun } from "./noun.ts";
import { type ReviewDraft, type ReviewRecord, reviewCalls } from "./queries.ts";
import { labels, reviewInput } from "./schema.ts";
import { reviewTexts } from "./texts/reviews.ts";

const dayName = (day: string) => shortDay(day, currentLanguage());

export const reviewForm = {
  entity: reviewNoun.entity,
  calls: reviewCalls,
  labels: labelsInBoth(reviewInput, labels),
  read: (review?: ReviewRecord): ReviewDraft => draftOf(reviewInput, review, { language: "es" }),
  formats: {
    language: (language: ReviewDraft["language"]) => reviewAdminTexts[currentLanguage()].languages[language],
    source: (source: ReviewDraft["source"]) => reviewTexts[currentLanguage()].sources[source],
    relation: (relation: ReviewDraft["relation"]) => reviewAdminTexts[currentLanguage()].relations[relation],
    status: (status: ReviewDraft["status"]) => reviewAdminTexts[currentLanguage()].statuses[status],
    writtenOn: dayName,
    consentOn: dayName,
  },
  list: "/admin/review",
};

export { reviewForm as recordForm };
