import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import type { IssueDraft, IssueRecord } from "./draft.ts";
import { newsletterIssueNoun } from "./noun.ts";
import { issueCalls } from "./queries.ts";
import { labels, newsletterIssueInput } from "./schema.ts";

export const issueLabels = labelsInBoth(newsletterIssueInput, labels);

export const issueDraft = (issue?: IssueRecord): IssueDraft => draftOf(newsletterIssueInput, issue);

export const issueForm = {
  entity: newsletterIssueNoun.entity,
  calls: issueCalls,
  labels: issueLabels,
  read: issueDraft,
  list: "/admin/newsletter/issues",
};

export { issueForm as recordForm };
