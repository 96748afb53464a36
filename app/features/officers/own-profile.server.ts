import { and, asc, eq, isNull } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { cleanHtmlFields } from "#platform/html.server.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { loanOfficerDefinition } from "./definition.server.ts";
import { proposalDeclinedMail } from "./mails/declined-mail.server.ts";
import { type OwnOfficerInput, ownOfficerChange, splitOwnInput } from "./own-schema.ts";
import { getOfficer, updateOfficer } from "./service.server.ts";
import { loanOfficers } from "./tables/loan-officers.server.ts";
import { officerProposals } from "./tables/officer-proposals.server.ts";

const officers = contentStore(loanOfficerDefinition);

export function requireOfficer(id: number | null): number {
  if (id === null)
    throw new AppError("notFound", {
      en: "Your account is not linked to a loan officer",
      es: "Su cuenta no pertenece a ningún oficial de préstamos",
    });
  return id;
}

export async function findProposal(db: Db, loanOfficerId: number) {
  const [proposal] = await db.select().from(officerProposals).where(eq(officerProposals.loanOfficerId, loanOfficerId));
  return proposal;
}

type Save = { input: OwnOfficerInput; version: number | undefined; needsApproval: boolean };
type Author = Actor & { userId: number };

/** Saves everything, or with approval only what visitors do not see; the rest becomes a proposal. */
export async function saveOwnProfile(db: Db, id: number, { input, version, needsApproval }: Save, actor: Author): Promise<void> {
  const { immediate, proposed } = splitOwnInput(input);
  const spanish = await withAllSpanish(db, id, proposed);
  if (!needsApproval) {
    await updateOfficer(db, id, { ...immediate, ...spanish }, actor, version);
    await db.delete(officerProposals).where(eq(officerProposals.loanOfficerId, id));
    return;
  }
  const before = await getOfficer(db, id);
  const isUnchanged = Object.values(pickDifferent(immediate, before)).length === 0;
  // A save without changes adds no revision, but one based on an old version is still refused.
  const isCurrent = version === undefined || version === before.version;
  const { version: baseVersion } = isUnchanged && isCurrent ? before : await updateOfficer(db, id, immediate, actor, version);
  const patch = await changedFields(db, id, proposed);
  if (Object.keys(patch).length === 0) return void (await db.delete(officerProposals).where(eq(officerProposals.loanOfficerId, id)));
  const decision = { declinedAt: null, declineReason: null };
  const image1 = typeof patch.image1 === "string" ? patch.image1 : null;
  const proposal = { patch, image1, baseVersion, userId: actor.userId, createdAt: new Date(), ...decision };
  await db
    .insert(officerProposals)
    .values({ loanOfficerId: id, ...proposal })
    .onConflictDoUpdate({ target: officerProposals.loanOfficerId, set: proposal });
}

type Proposed = ReturnType<typeof splitOwnInput>["proposed"];

/** Cleaned as a save would clean it, because owners read it before it is saved. */
async function changedFields(db: Db, id: number, proposed: Proposed): Promise<Record<string, unknown>> {
  const current: Record<string, unknown> = await getOfficer(db, id);
  const clean = await cleanHtmlFields({ ...proposed }, loanOfficerDefinition.html);
  const spanish: Record<string, string> = (current.translations as { es?: Record<string, string> }).es ?? {};
  const { translations, ...fields } = clean as Proposed;
  const isTranslated = Object.entries(translations?.es ?? {}).some(([name, text]) => text !== (spanish[name] ?? ""));
  return { ...pickDifferent(fields, current), ...(isTranslated && { translations }) };
}

function pickDifferent(given: object, current: object): Record<string, unknown> {
  const storedFields = new Map<string, unknown>(Object.entries(current));
  return Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(storedFields.get(field)),
    ),
  );
}

/** A save replaces all Spanish texts, so add those that officers cannot change. */
async function withAllSpanish<Patch extends Pick<Proposed, "translations">>(db: Db, id: number, patch: Patch): Promise<Patch> {
  if (!patch.translations) return patch;
  const { translations } = await getOfficer(db, id);
  return { ...patch, translations: { ...patch.translations, es: { ...translations.es, ...patch.translations.es } } };
}

/** Undecided proposals, oldest first, with the current record. */
export async function listProposals(db: Db) {
  const rows = await db
    .select({ proposal: officerProposals, officer: officers.columns, userName: users.userName })
    .from(officerProposals)
    .innerJoin(loanOfficers, eq(loanOfficers.loanOfficerId, officerProposals.loanOfficerId))
    .leftJoin(users, eq(users.id, officerProposals.userId))
    .where(isNull(officerProposals.declinedAt))
    .orderBy(asc(officerProposals.createdAt));
  return rows.map(({ proposal, officer, userName }) => ({ ...proposal, userName, officer }));
}

/** Applies a proposal to the version that the owner has seen. */
export function approveProposal(db: Db, id: number, version: number, actor: Actor) {
  return changeContent(db, async (tx) => {
    const [proposal] = await tx.delete(officerProposals).where(eq(officerProposals.loanOfficerId, id)).returning();
    if (!proposal || proposal.declinedAt)
      throw new AppError("notFound", { en: "Someone has already decided on this change", es: "Alguien ya decidió sobre este cambio" });
    // It may be from an older release, so validate it again.
    const patch = await withAllSpanish(tx, id, splitOwnInput(ownOfficerChange.parse(proposal.patch)).proposed);
    return officers.update(tx, id, patch, actor, version);
  });
}

/** Keeps the proposal, so that the officer can change it and propose it again, and mails the reason. */
export function declineProposal(db: Db, id: number, reason: string, actor: Author): Promise<void> {
  return db.transaction(async (tx) => {
    const [declined] = await tx
      .update(officerProposals)
      .set({ declinedAt: new Date(), declineReason: reason })
      .where(and(eq(officerProposals.loanOfficerId, id), isNull(officerProposals.declinedAt)))
      .returning({ userId: officerProposals.userId });
    if (!declined)
      throw new AppError("notFound", { en: "Someone has already decided on this change", es: "Alguien ya decidió sobre este cambio" });
    const about = { domain: actor.mailDomain ?? "localhost", subject: `staff:${declined.userId}` } as const;
    await queueMail(tx, proposalDeclinedMail, { loanOfficerId: id }, about);
  });
}
