import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import type { IssueDraft, IssueRecord } from "./draft.ts";
import { labels, newsletterIssueInput } from "./schema.ts";

export const issueLabels = labelsInBoth(newsletterIssueInput, labels);

export const issueDraft = (issue?: IssueRecord): IssueDraft => draftOf(newsletterIssueInput, issue);
