import { eq } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import type { SendingState } from "./sending-states.ts";
import { newsletterSendings } from "./tables/newsletter-sendings.server.ts";

const editableStates: Array<SendingState | undefined> = [undefined, "scheduled"];

/** What has begun to go out stays as it is: what readers have in their hands must be what stands here. */
export async function isEditable(tx: Db, issueId: number): Promise<boolean> {
  const [sending] = await tx.select().from(newsletterSendings).where(eq(newsletterSendings.newsletterIssueId, issueId)).for("update");
  return editableStates.includes(sending?.state);
}
