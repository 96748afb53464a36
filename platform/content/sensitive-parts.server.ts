import { isDeepStrictEqual } from "node:util";
import { AppError } from "#lib/errors.ts";
import type { Label } from "#lib/labels.ts";
import { localize } from "#lib/localize.ts";
import { may } from "#lib/permissions.ts";
import type { Translations } from "#lib/translations.ts";
import type { Actor, StaffActor } from "#platform/accounts/actor.server.ts";
import { notifyOwners } from "#platform/accounts/owners.server.ts";
import { requireConfirmation } from "#platform/accounts/session.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Publication } from "./tables/revisions.server.ts";

type State = Record<string, unknown> & { translations?: Translations };

/** Only owners may change these, after a recent confirmation; every owner gets a mail about it. */
export type SensitiveParts<Field extends string = string> = {
  /** Labels of sensitive fields. Deleting the record, or restoring it from the bin unchanged, changes none of them. */
  fields?: Partial<Record<Field, Label>>;
  /** The name of a record that is sensitive as a whole, else `undefined`. */
  record?: (state: Record<string, unknown>) => Label | undefined;
};

/** `null` is the installation itself, or a visitor's form. */
export type ContentActor = (StaffActor | (Omit<Actor, "userId"> & { userId: null })) & { publication?: Publication };

type Kind = { entity: string; names: string[]; sensitive: SensitiveParts };
/** `undefined` where the record does not exist. */
type Change = { before: State | undefined; after: State | undefined };
type Part = { field: string; label: Label };

const isEmpty = (value: unknown) => value == null || value === "" || (Array.isArray(value) && value.length === 0);

function isSame(before: State | undefined, after: State, field: string): boolean {
  const pairs = [
    [before?.[field], after[field]],
    [before?.translations?.es?.[field], after.translations?.es?.[field]],
  ];
  return pairs.every(([one, other]) => (isEmpty(one) && isEmpty(other)) || isDeepStrictEqual(one, other));
}

function changedParts({ names, sensitive }: Kind, { before, after }: Change): Part[] {
  const label = (before && sensitive.record?.(before)) ?? (after && sensitive.record?.(after));
  if (label) return [{ field: names[0] ?? "", label }];
  if (!after) return [];
  const fields = Object.entries(sensitive.fields ?? {}).flatMap(([field, label]) => (label ? [{ field, label }] : []));
  return fields.filter(({ field }) => !isSame(before, after, field));
}

/** Returns the sensitive fields of a change; refuses it without the permission. */
export function checkSensitiveChange(kind: Kind, change: Change, actor: ContentActor): string[] {
  if (actor.userId === null) return [];
  const parts = changedParts(kind, change);
  if (parts.length === 0) return [];
  if (!may(actor, "sensitive.write")) {
    const fields = parts.map(({ field, label }) => ({ field, message: localize(ownersOnly([label])) }));
    throw new AppError("forbidden", ownersOnly(parts.map(({ label }) => label)), { fields });
  }
  requireConfirmation(actor, new Date());
  return parts.map(({ field }) => field);
}

const ownersOnly = (labels: Label[]) => ({
  en: `Only an owner may change ${labels.map(({ en }) => `“${en}”`).join(", ")}`,
  es: `Solo un propietario puede cambiar ${labels.map(({ es }) => `«${es}»`).join(", ")}`,
});

/** Records a sensitive change and mails the owners, in its transaction. */
export async function announceSensitiveChange(
  tx: Db,
  { entity, sensitive }: Kind,
  entityId: number,
  fields: string[],
  actor: ContentActor,
): Promise<void> {
  if (actor.userId === null || fields.length === 0) return;
  const { userId, clientAddress } = actor;
  // A kind that is sensitive as a whole records its changes itself.
  if (!sensitive.record)
    await recordAudit(tx, {
      action: "record.changeSensitive",
      userId,
      clientAddress,
      subject: `${entity}:${entityId}`,
      detail: { fields: fields.join() },
    });
  await notifyOwners(tx, { about: "record", entity, entityId, fields: fields.join() }, actor);
}
