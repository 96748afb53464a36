import { and, eq, type SQL, sql } from "drizzle-orm";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import type { Permission } from "#lib/permissions.ts";
import { missingRecord } from "#platform/content/missing-record.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { contactMessageNoun } from "./noun.ts";

/** Which messages the caller may see: all of them, or those of one officer. An account without an officer has none. */
export type LeadScope = "all" | { officerId: number | null };

type Caller = { may: (permission: Permission) => boolean; staff: { loanOfficerId: number | null } };

/** For calls that `leads.own` opens; `permission` is what everyone's messages need. */
export const leadScopeOf = ({ may, staff }: Caller, permission: "messages.read" | "messages.handle"): LeadScope =>
  may(permission) ? "all" : { officerId: staff.loanOfficerId };

export function isInScope(scope: LeadScope): SQL | undefined {
  if (scope === "all") return undefined;
  return scope.officerId === null ? sql`false` : eq(contactMessages.assignedOfficerId, scope.officerId);
}

/** Refuses another officer's message as if it did not exist. */
export async function requireInScope(db: Db, id: number, scope: LeadScope): Promise<void> {
  if (scope === "all") return;
  const messagesInScope = await db.$count(contactMessages, and(eq(contactMessages.contactMessageId, id), isInScope(scope)));
  if (messagesInScope === 0) throw missingRecord(contactMessageNoun, id);
}
