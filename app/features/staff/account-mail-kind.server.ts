import { z } from "zod";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";

/** What can happen to an account that someone might do with a session that is not theirs. */
const accountChanges = [
  "staff.changeEmail",
  "staff.changeRole",
  "staff.changeOfficer",
  "staff.suspend",
  "staff.reinstate",
  "staff.resetPassword",
  "staff.changePassword",
  "secondFactor.enable",
  "secondFactor.disable",
  "secondFactor.renewCodes",
  "passkey.add",
  "passkey.remove",
  "session.end",
] as const;

export type AccountChange = (typeof accountChanges)[number];

const payload = z.object({
  userId: z.int(),
  /** As it was before the change: the account may have another one by now. */
  address: z.string(),
  change: z.enum(accountChanges),
  at: z.iso.datetime(),
  by: z.enum(["self", "owner", "server"]),
  device: z.string().nullable(),
  network: z.string().nullable(),
});

export type AccountChangePayload = z.infer<typeof payload>;

export const accountChangeMail: MailKind<AccountChangePayload> = { name: "staff.accountChange", payload, refusalsWorth: 2 };
