import { type DraftOf, type PictureValue, pictureOf } from "#app/admin-kit/draft.ts";
import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import type { LoanOfficerRecord } from "./draft.ts";
import { ownOfficerInput } from "./own-schema.ts";
import { labels } from "./schema.ts";

export type OwnOfficerDraft = DraftOf<typeof ownOfficerInput> & { image: PictureValue };

export const ownOfficerLabels = labelsInBoth(ownOfficerInput, labels);

export const ownOfficerDraft = (officer?: LoanOfficerRecord): OwnOfficerDraft => ({
  ...draftOf(ownOfficerInput, officer),
  image: pictureOf(officer?.image1),
});
