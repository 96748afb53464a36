import { pictureOf } from "#app/admin-kit/draft.ts";
import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import type { LoanOfficerDraft, LoanOfficerRecord } from "./draft.ts";
import { loanOfficerNoun } from "./noun.ts";
import { emptyLicense } from "./officer-licenses.ts";
import { loanOfficerCalls } from "./queries.ts";
import { labels, loanOfficerInput } from "./schema.ts";
import { officerFormats } from "./value-formats.ts";

export const loanOfficerLabels = labelsInBoth(loanOfficerInput, labels);

export const loanOfficerDraft = (officer?: LoanOfficerRecord): LoanOfficerDraft => ({
  ...draftOf(loanOfficerInput, officer, { isActive: true, licenses: [emptyLicense] }),
  image: pictureOf(officer?.image1),
});

export const loanOfficerForm = {
  entity: loanOfficerNoun.entity,
  calls: loanOfficerCalls,
  labels: loanOfficerLabels,
  read: loanOfficerDraft,
  list: "/admin/loanofficercms",
  formats: officerFormats([]),
};

export { loanOfficerForm as recordForm };
