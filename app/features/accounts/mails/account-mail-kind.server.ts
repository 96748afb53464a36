import { z } from "zod";
import { accountChangers, accountChanges } from "#app/features/accounts/admin/texts/account-mails.ts";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";

const payload = z.object({
  userId: z.int(),
  /** As it was before the change: the account may have another one by now. */
  address: z.string(),
  change: z.enum(accountChanges),
  at: z.iso.datetime(),
  by: z.enum(accountChangers),
  device: z.string().nullable(),
  network: z.string().nullable(),
});

export type AccountChangePayload = z.infer<typeof payload>;

export const accountChangeMail: MailKind<AccountChangePayload> = { name: "staff.accountChange", payload, refusalsWorth: 2 };
