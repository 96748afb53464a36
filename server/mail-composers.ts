import { accountMailComposer } from "#app/features/accounts/mails/account-mail.server.ts";
import { ownerNoticeComposer } from "#app/features/accounts/mails/owner-notice-mail.server.ts";
import { passwordMailComposers } from "#app/features/accounts/mails/password-reset-mail.server.ts";
import { bulkReadComposer } from "#app/features/history/mails/bulk-read-mail.server.ts";
import { weeklyChangesComposer } from "#app/features/history/mails/weekly-changes-mail.server.ts";
import { contactMailComposers } from "#app/features/leads/mails/compose-mail.server.ts";
import { replyMailComposer } from "#app/features/leads/mails/reply-compose.server.ts";
import { issueMailComposers } from "#app/features/newsletter/mails/issue-mails.server.ts";
import { subscriptionMailComposers } from "#app/features/newsletter/mails/subscription-mails.server.ts";
import { proposalDeclinedComposer } from "#app/features/officers/mails/declined-mail.server.ts";
import { weeklyMailComposer } from "#app/features/reports/mails/weekly-mail-compose.server.ts";
import type { MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** Every kind of mail that the site sends. A job of a kind that is missing here waits for the attention of staff. */
export function mailComposers(platform: Platform): MailComposer[] {
  return [
    ...contactMailComposers(platform),
    ...subscriptionMailComposers(platform),
    replyMailComposer(platform),
    ...issueMailComposers(platform),
    weeklyMailComposer(platform),
    weeklyChangesComposer(platform),
    accountMailComposer(platform),
    bulkReadComposer(platform),
    ownerNoticeComposer(platform),
    proposalDeclinedComposer(platform),
    ...passwordMailComposers(platform),
  ];
}
