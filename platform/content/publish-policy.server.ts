import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { PublishPolicy } from "#lib/publish-policy.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { changedFields } from "./changed-fields.server.ts";
import type { Definition, State } from "./definition.server.ts";
import type { ContentActor } from "./sensitive-parts.server.ts";

type Kind = Pick<Definition, "entity" | "key" | "label" | "internal" | "readPublishPolicy">;
type Write = { before: State | undefined; rows: readonly State[] };

export const readPolicy = async (tx: Db, { readPublishPolicy }: Pick<Kind, "readPublishPolicy">): Promise<PublishPolicy> =>
  (await readPublishPolicy?.(tx)) ?? "editors";

/**
 * Refuses a write that publishes at once (a save, a delete, a restore, a new order) where the owners asked for approval, or for an
 * owner. An owner's is recorded. Drafts are checked when they are published.
 */
export async function enforcePublishPolicy(tx: Db, kind: Kind, { before, rows }: Write, actor: ContentActor): Promise<void> {
  if (actor.userId === null || actor.publication || actor.isPreview) return;
  if (before && rows.every((row) => changedFields(kind, before, row).length === 0)) return;
  const policy = await readPolicy(tx, kind);
  if (policy === "editors") return;
  if (actor.role !== "owner") throw new AppError("forbidden", refusals[policy](kind));
  if (policy === "owners") return;
  for (const row of rows) await recordUnapproved(tx, { entity: kind.entity, id: Number(row[kind.key]) }, actor);
}

/** An owner published without the approval that the office requires. */
export async function recordUnapproved(tx: Db, { entity, id }: { entity: string; id: number }, actor: ContentActor): Promise<void> {
  const { userId, clientAddress } = actor;
  await recordAudit(tx, { action: "record.publishUnapproved", userId, clientAddress, subject: `${entity}:${id}` });
}

/** Why someone may not publish, and what to do instead. */
export const refusals: Record<Exclude<PublishPolicy, "editors">, (kind: Pick<Kind, "label">) => LocalizedText> = {
  approval: ({ label }) => ({
    en: `“${label.en}” needs a second person's approval before it is published. Save a draft and ask for approval.`,
    es: `«${label.es}» necesita la aprobación de otra persona antes de publicarse. Guarde un borrador y pida la aprobación.`,
  }),
  owners: ({ label }) => ({
    en: `Only an owner may publish “${label.en}”. Save a draft and ask an owner to publish it.`,
    es: `Solo un propietario puede publicar «${label.es}». Guarde un borrador y pídale a un propietario que lo publique.`,
  }),
};
