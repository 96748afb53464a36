import { eq } from "drizzle-orm";
import type { Definition } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { newsletterIssueNoun } from "./noun.ts";
import { newsletterIssues, sendings } from "./tables/newsletter.server.ts";

/** Locks the sending of an issue, if it has one. */
export async function lockSending(tx: Db, issueId: number) {
  const [sending] = await tx.select().from(sendings).where(eq(sendings.newsletterIssueId, issueId)).for("update");
  return sending;
}

/** Once a sending has started, its issue must stay what readers got. */
export async function isEditable(tx: Db, issueId: number): Promise<boolean> {
  const sending = await lockSending(tx, issueId);
  return !sending || sending.state === "scheduled";
}

export const newsletterIssueDefinition = {
  ...newsletterIssueNoun,
  table: newsletterIssues,
  key: "newsletterIssueId",
  names: ["subject"],
  public: [],
  searched: ["subject", "body"],
  html: ["body"],
  pictures: [],
  translatable: ["subject", "body"],
  references: [],
  sensitive: {},
  permissions: { read: "newsletter.manage", write: "newsletter.manage" },
  retention: "content",
  guardChange: (tx, { before }) => isEditable(tx, Number(before.newsletterIssueId)),
} satisfies Definition<typeof newsletterIssues>;
