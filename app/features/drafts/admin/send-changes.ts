import { ApiFailure } from "#app/admin-kit/api-client.ts";
import type { SavedDraft, saveDraft } from "#app/features/drafts/queries.ts";
import { afterSave, type Known, planSave, type ReadForm } from "./draft-values.ts";

/** What the user typed, and what it began from. */
export type Typed<V> = { base: V; values: V; mergedWith?: number };

type Options<V> = {
  entity: string;
  /** Names a new record until it has an id, so that a repeated request does not begin a second one. */
  key: string;
  read: ReadForm<V>;
  conflictText: string;
  call: (body: Parameters<typeof saveDraft>[0]) => Promise<SavedDraft>;
};

/** Sends what is typed on top of what the server had, and returns what it has then. */
export async function sendChanges<V extends object>(
  start: Known<V>,
  { base, values, mergedWith }: Typed<V>,
  { entity, key, read, conflictText, call }: Options<V>,
): Promise<Known<V>> {
  const plan = planSave(base, values, start);
  if (!plan) throw new ApiFailure(409, "", { message: conflictText, current: start.form });
  const { merged, changes } = plan;
  const { dto } = start;
  if (dto && changes.length === 0 && mergedWith === undefined) return start;
  const record = dto ? { id: dto.id } : { key };
  const body = { entity, ...record, version: Number(dto?.published?.version ?? 0), changes, mergedWith };
  const { draftDto } = await call(body);
  return { dto: draftDto, form: afterSave(start, merged, draftDto, read) };
}
