import { channelOfReply, countWayUse } from "#app/features/contact-ways/uses.server.ts";
import type { ArrivedMessage } from "#app/features/leads/messages/schema.ts";
import type { Platform } from "#platform/platform.server.ts";

/** For the numbers. A failure costs one count, never the question or its code. */
export async function countQuestion(
  { db, log }: Pick<Platform, "db" | "log">,
  { replyBy, page }: Pick<ArrivedMessage, "replyBy" | "page">,
  arrivedAt: Date,
): Promise<void> {
  await countWayUse(db, channelOfReply(replyBy), page, arrivedAt).catch((err: unknown) =>
    log.error({ err }, "A stored question could not be counted"),
  );
}
