import { isDeepStrictEqual } from "node:util";
import { confirmedField, type DraftValues, formName, publishedValue } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import type { State } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { askForApproval } from "#platform/drafts/approval.server.ts";
import type { DraftKind } from "#platform/drafts/draft-kinds.server.ts";
import { type DraftPart, lockDraft, readParts, saveDraft } from "#platform/drafts/drafts.server.ts";
import { dropFields, hasSetTime } from "#platform/drafts/joint-drafts.server.ts";
import { cleanHtmlFields } from "#platform/html.server.ts";
import { loanOfficerDefinition } from "./definition.server.ts";
import { draftOfOfficer, ownValuesOf, partsToAsk, refuseOldVersion, refuseOverwriting, scheduledByOffice } from "./own-draft.server.ts";
import { type OwnOfficerInput, ownDraftFields, splitOwnInput, withOwnDraft } from "./own-schema.ts";
import { getOfficer, type LoanOfficer, lockOfficer, updateOfficer } from "./service.server.ts";

export function requireOfficer(id: number | null): number {
  if (id === null)
    throw new AppError("notFound", {
      en: "Your account is not linked to a loan officer",
      es: "Su cuenta no pertenece a ningún oficial de préstamos",
    });
  return id;
}

type Save = {
  input: OwnOfficerInput;
  version: number | undefined;
  /** When the draft that the officer saw was last changed. */
  draftReadAt: Date | undefined;
  needsApproval: boolean;
};

/**
 * Saves everything, or with approval only what visitors do not see; the rest becomes a draft that waits for approval. The officer's
 * fields join a draft that the office may have begun, and its other fields stay as they are.
 */
export async function saveOwnProfile(db: Db, kind: DraftKind, id: number, save: Save, actor: StaffActor): Promise<void> {
  const { immediate, proposed } = splitOwnInput(save.input);
  const record = draftOfOfficer(id);
  // A save that changes only the draft adds no revision and leaves visitors' pages cached.
  const changesSite = !save.needsApproval || !isUnchanged(await getOfficer(db, id), immediate);
  const transact = changesSite ? changeContent : <T>(on: Db, work: (tx: Db) => Promise<T>) => on.transaction(work);
  await transact(db, async (tx) => {
    await lockDraft(tx, record);
    const before = await lockOfficer(tx, id);
    const parts = await readParts(tx, record);
    refuseOldVersion(before, parts, save.version);
    const { needsApproval, draftReadAt } = save;
    // A direct save also publishes what the officer had proposed before, but nothing that the office prepares.
    const compared = needsApproval ? parts : parts.filter(({ writers }) => !writers.includes(actor.userId));
    const changes = await changesOf(before, compared, proposed);
    refuseOverwriting(before, parts, changes, draftReadAt, actor);
    if (!needsApproval) {
      const drafted = ownValuesOf(compared);
      if (changes.some(({ name }) => name in drafted) && (await hasSetTime(tx, record, parts))) throw scheduledByOffice();
      const names = changes.map(({ name }) => name);
      await updateOfficer(tx, id, { ...immediate, ...pickChanged(before, proposed, names) }, actor);
      return dropFields(tx, record, await readParts(tx, record), [...names, confirmedField]);
    }
    if (changes.length > 0 && (await hasSetTime(tx, record, parts))) throw scheduledByOffice();
    const { version } = changesSite ? await updateOfficer(tx, id, immediate, actor) : before;
    if (changes.length > 0) await saveDraft(tx, kind, { id, baseVersion: version, changes }, actor);
    const toAsk = partsToAsk(parts, await readParts(tx, record), actor);
    if (toAsk.length > 0) await askForApproval(tx, record, toAsk, "", actor);
  });
}

type Split = ReturnType<typeof splitOwnInput>;

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(toJson(one), toJson(other));
const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const isUnchanged = (before: State, immediate: Split["immediate"]) =>
  Object.entries(immediate).every(([field, value]) => value === undefined || isSame(value, before[field]));

type Given = { translations?: { es?: Record<string, string> } | undefined };

/** The given fields, named as in a draft. */
function valuesOf({ translations, ...fields }: Given): DraftValues {
  const spanish = Object.entries(translations?.es ?? {}).map(([field, text]) => [formName("es", field), text]);
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...given, ...spanish]);
}

/** What differs from the profile with its draft, cleaned as a save cleans it. */
async function changesOf(before: LoanOfficer, parts: readonly DraftPart[], proposed: Split["proposed"]) {
  const clean = await cleanHtmlFields({ ...proposed }, loanOfficerDefinition.html);
  const current = { ...publishedValues(before), ...ownValuesOf(parts) };
  return Object.entries(valuesOf(clean))
    .filter(([name, value]) => !isSame(value, current[name]))
    .map(([name, value]) => ({ name, value, was: current[name] }));
}

const publishedValues = (before: State): DraftValues =>
  Object.fromEntries(
    ownDraftFields.map((name) => {
      const isSpanish = name.startsWith("es.");
      return [name, isSpanish ? publishedValue(before, "es", name.slice(3)) : before[name]];
    }),
  );

/** The named fields. A save replaces all Spanish texts, so those that did not change are added. */
function pickChanged(before: LoanOfficer, { translations, ...fields }: Split["proposed"], names: readonly string[]): Split["proposed"] {
  const changed = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
  if (!translations) return changed;
  const spanish = Object.entries(translations.es).filter(([field]) => names.includes(formName("es", field)));
  return { ...changed, translations: { ...translations, es: { ...before.translations.es, ...Object.fromEntries(spanish) } } };
}

/** Puts the officer's own part of the draft on the site, in a transaction that is rolled back: for the preview. */
export async function applyOwnDraft(tx: Db, id: number, actor: StaffActor): Promise<void> {
  const before = await getOfficer(tx, id);
  const { translations, ...own } = withOwnDraft(before, ownValuesOf(await readParts(tx, draftOfOfficer(id))));
  const fields = Object.fromEntries(Object.entries(own).filter(([name]) => ownDraftFields.includes(name)));
  await updateOfficer(tx, id, { ...fields, translations: { es: translations.es } }, actor);
}
