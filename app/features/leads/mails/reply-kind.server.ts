import { z } from "zod";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";

const payload = z.object({ messageEventId: z.int() });

/** What staff wrote to a visitor. An address that does not exist is soon told. */
export const replyMailKind: MailKind<z.infer<typeof payload>> = { name: "contactMessage.reply", payload, refusalsWorth: 2 };
