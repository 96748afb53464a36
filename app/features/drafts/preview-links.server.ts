import { randomBytes } from "node:crypto";
import { and, count, desc, eq, gt, isNull, lt } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { may } from "#lib/permissions.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { draftSets } from "#platform/drafts/tables/draft-sets.server.ts";
import { previewLinks } from "#platform/drafts/tables/preview-links.server.ts";
import { keyedHash } from "#platform/keyed-hash.server.ts";
import { type PreviewScope, scopeText } from "./preview-scope.ts";

/** What a link can show: never all drafts. */
export type LinkScope = Exclude<PreviewScope, "all">;

const dayMs = 86_400_000;
/** Per record or set, so that the list stays short enough to know who has one. */
const mostLinks = 20;
const keptAfterExpiry = 30 * dayMs;

/** In lowercase, as addresses are. */
const tokenPattern = /^[0-9a-f]{40}$/;
export const isPreviewToken = (text: string): boolean => tokenPattern.test(text);
const hashToken = (db: Db, token: string) => keyedHash(db, "preview-link", token);

const shows = (scope: LinkScope) =>
  "setId" in scope ? eq(previewLinks.setId, scope.setId) : and(eq(previewLinks.entity, scope.entity), eq(previewLinks.entityId, scope.id));

const isOpenAt = (now: Date) => and(isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, now));

/** Makes a link. Its token is returned this once and not stored. */
export async function createLink(db: Db, scope: LinkScope, days: number, actor: StaffActor, now = new Date()) {
  const token = randomBytes(20).toString("hex");
  const tokenHash = await hashToken(db, token);
  return db.transaction(async (tx) => {
    await requireDrafts(tx, scope);
    const [open] = await tx
      .select({ links: count() })
      .from(previewLinks)
      .where(and(shows(scope), isOpenAt(now)));
    if ((open?.links ?? 0) >= mostLinks) throw tooManyLinks();
    const target = "setId" in scope ? { setId: scope.setId } : { entity: scope.entity, entityId: scope.id };
    const expiresAt = new Date(now.getTime() + days * dayMs);
    const values = { ...target, tokenHash, createdBy: actor.userId, createdAt: now, expiresAt };
    const [link] = await tx.insert(previewLinks).values(values).returning({ linkId: previewLinks.linkId });
    if (!link) throw new Error("An insert returned no row");
    await recordLinkEvent(tx, "previewLink.create", scope, actor);
    return { linkId: link.linkId, token, expiresAt };
  });
}

async function requireDrafts(tx: Db, scope: LinkScope): Promise<void> {
  if ("setId" in scope) {
    const [set] = await tx.select({ setId: draftSets.setId }).from(draftSets).where(eq(draftSets.setId, scope.setId));
    if (!set) throw new AppError("notFound", { en: `There is no set ${scope.setId}`, es: `No existe el conjunto ${scope.setId}` });
  }
  const isShown =
    "setId" in scope ? eq(draftParts.setId, scope.setId) : and(eq(draftParts.entity, scope.entity), eq(draftParts.entityId, scope.id));
  const [part] = await tx.select({ part: draftParts.part }).from(draftParts).where(isShown).limit(1);
  if (!part)
    throw new AppError("notFound", {
      en: "There are no unpublished changes to show",
      es: "No hay cambios sin publicar que mostrar",
    });
}

const tooManyLinks = () =>
  new AppError("conflict", {
    en: `There are already ${mostLinks} links; revoke one first`,
    es: `Ya hay ${mostLinks} enlaces; primero revoque uno`,
  });

function recordLinkEvent(tx: Db, action: "previewLink.create" | "previewLink.revoke", scope: LinkScope, actor: StaffActor) {
  const { userId, clientAddress } = actor;
  return recordAudit(tx, { action, userId, subject: scopeText(scope).replace("-", ":"), ...(clientAddress && { clientAddress }) });
}

/** The links that can be opened, newest first. */
export function listLinks(db: Db, scope: LinkScope, now = new Date()) {
  const { linkId, createdAt, expiresAt } = previewLinks;
  return db
    .select({ linkId, createdAt, expiresAt, createdByName: users.userName })
    .from(previewLinks)
    .leftJoin(users, eq(users.id, previewLinks.createdBy))
    .where(and(shows(scope), isOpenAt(now)))
    .orderBy(desc(linkId));
}

export async function revokeLink(db: Db, linkId: number, actor: StaffActor, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const [link] = await tx
      .update(previewLinks)
      .set({ revokedAt: now })
      .where(and(eq(previewLinks.linkId, linkId), isNull(previewLinks.revokedAt)))
      .returning();
    if (!link) throw new AppError("notFound", { en: `There is no link ${linkId} to revoke`, es: `No hay un enlace ${linkId} que revocar` });
    await recordLinkEvent(tx, "previewLink.revoke", scopeOf(link), actor);
  });
}

function scopeOf({ setId, entity, entityId }: typeof previewLinks.$inferSelect): LinkScope {
  if (setId !== null) return { setId };
  return { entity: entity ?? "", id: entityId ?? 0 };
}

/** The link of a token. It ends with its time, when it is revoked, and when the person who made it may no longer write content. */
export async function findLink(db: Db, token: string, now: Date) {
  const [found] = await db
    .select({ link: previewLinks, role: users.role, suspendedAt: users.suspendedAt })
    .from(previewLinks)
    .innerJoin(users, eq(users.id, previewLinks.createdBy))
    .where(eq(previewLinks.tokenHash, await hashToken(db, token)));
  if (!found) return undefined;
  const { link, role, suspendedAt } = found;
  const isOpen = link.revokedAt === null && link.expiresAt > now && suspendedAt === null && may({ role }, "content.write");
  return { scope: scopeOf(link), userId: link.createdBy, role, until: link.expiresAt, isOpen };
}

export async function purgeLinks(db: Db, now: Date): Promise<void> {
  await db.delete(previewLinks).where(lt(previewLinks.expiresAt, new Date(now.getTime() - keptAfterExpiry)));
}
