import { eq } from "drizzle-orm";
import { z } from "zod";
import { declinedMailTexts } from "#app/features/officers/admin/texts/officer-forms.ts";
import { loanOfficers } from "#app/features/officers/tables/loan-officers.server.ts";
import { officerProposals } from "#app/features/officers/tables/officer-proposals.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { composeLetter } from "#app/mail-kit/letter.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { composeKind, type MailComposer, type MailKind } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";

const payload = z.object({ loanOfficerId: z.int() });

export const proposalDeclinedMail: MailKind<z.infer<typeof payload>> = { name: "officerProposal.declined", payload, refusalsWorth: 2 };

/** Sends nothing if the officer has proposed again: the form showed the reason. */
export const proposalDeclinedComposer = ({ db, config, log }: Pick<Platform, "db" | "config" | "log">): MailComposer =>
  composeKind(proposalDeclinedMail, async ({ loanOfficerId }) => {
    const [declined] = await db
      .select({
        reason: officerProposals.declineReason,
        declinedAt: officerProposals.declinedAt,
        userName: users.userName,
        email: users.email,
        language: users.language,
        mailLanguage: loanOfficers.mailLanguage,
      })
      .from(officerProposals)
      .innerJoin(users, eq(users.id, officerProposals.userId))
      .innerJoin(loanOfficers, eq(loanOfficers.loanOfficerId, officerProposals.loanOfficerId))
      .where(eq(officerProposals.loanOfficerId, loanOfficerId));
    if (!declined?.declinedAt) return undefined;
    // An account without a language uses the officer's, as in mails about messages.
    const language = declined.language ?? declined.mailLanguage;
    const texts = await readSettings(db, language, log);
    const words = declinedMailTexts[language];
    return composeLetter({
      language,
      texts,
      from: mailSender(config, texts),
      to: declined.email,
      subject: words.subject(texts["company.name"]),
      heading: words.heading,
      greeting: words.greeting(declined.userName),
      paragraphs: [words.sentence, words.reason(declined.reason ?? ""), words.kept],
      action: config.publicUrl ? { label: words.open, url: `${config.publicUrl}/admin/my-profile` } : undefined,
    });
  });
