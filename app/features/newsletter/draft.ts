import { bodyOf, type DraftOf } from "#app/admin-kit/draft.ts";
import type { NewsletterIssueRecord } from "./responses.server.ts";
import type { newsletterIssueInput } from "./schema.ts";

export type IssueRecord = NewsletterIssueRecord;
export type IssueDraft = DraftOf<typeof newsletterIssueInput>;

export const issueBody = (draft: IssueDraft, newsletterIssueId = 0) => ({ newsletterIssueId, ...bodyOf(draft) });
