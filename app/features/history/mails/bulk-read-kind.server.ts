import { z } from "zod";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";

const payload = z.object({ ownerId: z.int(), userId: z.int(), records: z.int(), hours: z.int(), at: z.iso.datetime() });

export type BulkReadPayload = z.infer<typeof payload>;

export const bulkReadMail: MailKind<BulkReadPayload> = { name: "personalData.bulkRead", payload, refusalsWorth: 2 };
