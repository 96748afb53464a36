import { z } from "zod";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";

const reset = z.object({ passwordResetId: z.int() });
const person = z.object({ userId: z.int() });

/** The link to a new password. Refused once is enough: whoever waits for it asks again. */
export const passwordResetMail: MailKind<z.infer<typeof reset>> = { name: "password.resetLink", payload: reset, refusalsWorth: 1 };

export const passwordWasResetMail: MailKind<z.infer<typeof person>> = { name: "password.wasReset", payload: person, refusalsWorth: 2 };
