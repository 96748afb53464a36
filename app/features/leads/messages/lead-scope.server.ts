import { and, eq, type SQL, sql } from "drizzle-orm";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { AppError } from "#lib/errors.ts";
import type { Permission } from "#lib/permissions.ts";
import type { Db } from "#platform/database/db.server.ts";

/** Which messages somebody may see: all of them, or those of one officer. An account that belongs to no officer has none. */
export type LeadScope = "all" | { officerId: number | null };

type Asker = { may: (permission: Permission) => boolean; staff: { loanOfficerId: number | null } };

/** Of whoever makes a call that `leads.own` opens; `permission` is what it would want for everyone's messages. */
export const leadScopeOf = ({ may, staff }: Asker, permission: "messages.read" | "messages.handle"): LeadScope =>
  may(permission) ? "all" : { officerId: staff.loanOfficerId };

export function isInScope(scope: LeadScope): SQL | undefined {
  if (scope === "all") return undefined;
  return scope.officerId === null ? sql`false` : eq(contactMessages.assignedOfficerId, scope.officerId);
}

/** Somebody else's message is answered like one that does not exist. */
export async function requireInScope(db: Db, id: number, scope: LeadScope): Promise<void> {
  if (scope === "all") return;
  const messagesInScope = await db.$count(contactMessages, and(eq(contactMessages.contactMessageId, id), isInScope(scope)));
  if (messagesInScope === 0) throw new AppError("notFound", { en: `Message ${id} does not exist`, es: `No se encontró el mensaje ${id}` });
}
