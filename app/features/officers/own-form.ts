import { type DraftOf, type PictureValue, pictureOf } from "#app/admin-kit/draft.ts";
import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import type { LoanOfficerRecord } from "./draft.ts";
import { ownOfficerInput } from "./own-schema.ts";
import { labels } from "./schema.ts";

export type OwnOfficerDraft = DraftOf<typeof ownOfficerInput> & { image: PictureValue; draftReadAt: string };

export const ownOfficerLabels = labelsInBoth(ownOfficerInput, labels);

/** `draftReadAt` is when the draft in it was last changed. */
export const ownOfficerDraft = (officer: LoanOfficerRecord & { draftReadAt?: string | null }): OwnOfficerDraft => ({
  ...draftOf(ownOfficerInput, officer),
  image: pictureOf(officer.image1),
  draftReadAt: officer.draftReadAt ?? "",
});
