import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { fieldsOf, sameValue } from "#app/admin-kit/draft.ts";
import { mergeEdits } from "#app/admin-kit/merge.ts";
import { createAutosave, type SaveOptions } from "#app/features/drafts/admin/autosave.ts";
import { advance, type Known, type ReadForm, readForm } from "#app/features/drafts/admin/draft-values.ts";
import { sendChanges } from "#app/features/drafts/admin/send-changes.ts";
import type { DraftStatus } from "#app/features/drafts/admin/use-draft-saving.ts";
import type { DraftDto, SavedDraft, saveDraft } from "#app/features/drafts/queries.ts";
import type { RecordName } from "./undo-stack.ts";

type Values = object;

/** A record that is open in the editor: what the editor began from, what is typed, and what the server has. */
type OpenRecord = { name: RecordName; base: Values; values: Values; known: Known<Values> | undefined; mergedWith?: number };

/** Someone else has changed the same text. */
export type DraftConflict = { name: RecordName; base: Values; mine: Values; theirs: Values; parts: DraftDto["parts"] };

type Parts = {
  readOf: (entity: string) => ReadForm<Values>;
  load: (name: RecordName) => Promise<DraftDto>;
  save: (body: Parameters<typeof saveDraft>[0], options: SaveOptions) => Promise<SavedDraft>;
  /** Uploads chosen pictures, and names them instead. */
  storePictures: (values: Values) => Promise<Values>;
  conflictText: string;
  /** A record that someone else has removed is not open any more. */
  onGone?: (name: RecordName) => void;
  isOnline?: () => boolean;
  now?: () => Date;
};

const delayMs = 1_500;
const longestMs = 10_000;

export type PageDrafts = ReturnType<typeof createPageDrafts>;

const keyOf = ({ entity, id }: RecordName) => `${entity}:${id}`;
/** Whether the other records can't be saved either: the connection is lost, the session has ended, or the server is overloaded. */
const concernsAll = (error: unknown) => error instanceof ApiFailure && ([0, 401, 403, 429].includes(error.status) || error.status >= 500);
const isChanged = ({ base, values }: OpenRecord) => !sameValue(base, values);

/**
 * What is typed in a page, record by record, saved as drafts a moment after each change. It is kept outside of React: a keystroke
 * renders nothing but what shows the changed record.
 */
export function createPageDrafts({
  readOf,
  load,
  save,
  storePictures,
  conflictText,
  onGone,
  isOnline = () => navigator.onLine,
  now = () => new Date(),
}: Parts) {
  const records = new Map<string, OpenRecord>();
  const listeners = new Set<() => void>();
  let status: DraftStatus = { kind: "idle" };
  let conflict: DraftConflict | undefined;
  let lastFailure: ApiFailure | undefined;
  let isDirty = false;

  function notify() {
    isDirty = [...records.values()].some(isChanged);
    for (const listener of listeners) listener();
  }

  function setStatus(next: DraftStatus) {
    status = next;
    notify();
  }

  async function send(record: OpenRecord, options: SaveOptions): Promise<void> {
    const { name, base, values: sent, mergedWith } = record;
    const read = readOf(name.entity);
    const values = await storePictures(sent);
    record.known ??= await loadKnown(name);
    const typed = { base, values, ...(mergedWith !== undefined && { mergedWith }) };
    const after = await sendChanges(record.known, typed, {
      entity: name.entity,
      key: "",
      read,
      conflictText,
      call: (body) => save(body, options),
    });
    record.known = after;
    record.base = after.form;
    record.values = mergeEdits(sent, record.values, after.form, new Set());
    delete record.mergedWith;
  }

  async function loadKnown(name: RecordName): Promise<Known<Values>> {
    const dto = await load(name);
    return { dto, form: readForm(readOf(name.entity), dto) };
  }

  /** Someone else was faster: what they changed is read, and tried once more unless it is the same text. */
  async function sendMerged(record: OpenRecord, options: SaveOptions): Promise<void> {
    try {
      await send(record, options);
    } catch (error) {
      const { known } = record;
      const isRetried = error instanceof ApiFailure && error.status === 409 && known && error.current !== known.form;
      if (!isRetried) throw error;
      const dto = await load(record.name);
      record.known = { dto, form: advance(known, dto, readOf(record.name.entity)) };
      await send(record, options);
    }
  }

  async function run(options: SaveOptions): Promise<boolean> {
    const changed = [...records.values()].filter(isChanged);
    if (changed.length === 0) {
      if (lastFailure) setStatus({ kind: "idle" });
      lastFailure = undefined;
      return true;
    }
    if (options.isQuiet && !isOnline()) {
      lastFailure = new ApiFailure(0, "", {});
      setStatus({ kind: "failed", isLost: true, message: "" });
      return false;
    }
    setStatus({ kind: "saving" });
    const failures: Array<{ record: OpenRecord; error: unknown }> = [];
    for (const record of changed) {
      try {
        await sendMerged(record, options);
      } catch (error) {
        failures.push({ record, error });
        if (error instanceof ApiFailure && error.status === 404) drop(record.name);
        if (concernsAll(error)) break;
      }
    }
    const [first] = failures;
    if (first) {
      explain(first.record, first.error);
      return false;
    }
    lastFailure = undefined;
    setStatus({ kind: "saved", at: now().toISOString() });
    return true;
  }

  function drop(name: RecordName) {
    records.delete(keyOf(name));
    onGone?.(name);
  }

  function explain({ name, base, values, known }: OpenRecord, error: unknown) {
    lastFailure = error instanceof ApiFailure ? error : new ApiFailure(0, "", { message: error instanceof Error ? error.message : "" });
    if (lastFailure.status === 409 && known) {
      conflict = { name, base, mine: values, theirs: known.form, parts: known.dto?.parts ?? [] };
      return setStatus({ kind: "conflict" });
    }
    setStatus({ kind: "failed", isLost: lastFailure.status === 0, message: lastFailure.message });
  }

  const autosave = createAutosave({ run, delayMs, longestMs });

  return {
    /** Shows a record as it was read now; what is typed in it and not saved stays. */
    open(name: RecordName, values: Values) {
      const opened = records.get(keyOf(name));
      if (!opened) records.set(keyOf(name), { name, base: values, values, known: undefined });
      else if (!isChanged(opened) && !sameValue(opened.base, values)) Object.assign(opened, { base: values, values, known: undefined });
    },
    /** The values of an open record; the same object until one changes. */
    values: (name: RecordName): Values | undefined => records.get(keyOf(name))?.values,
    change(name: RecordName, changes: Record<string, unknown>) {
      const record = records.get(keyOf(name));
      if (!record) throw new Error(`${keyOf(name)} is not open`);
      record.values = { ...record.values, ...changes };
      notify();
      autosave.change();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    status: () => status,
    isDirty: () => isDirty,
    conflict: () => conflict,
    /** Saves with what the user chose. */
    settle({ name }: DraftConflict, chosen: Values): Promise<boolean> {
      const record = records.get(keyOf(name));
      conflict = undefined;
      if (record?.known) Object.assign(record, { base: record.known.form, values: chosen });
      return autosave.flush({ isQuiet: false });
    },
    putOff() {
      conflict = undefined;
      notify();
    },
    /** Saves everything that is typed. Throws why it could not be saved. */
    async saveNow(): Promise<void> {
      if (!isDirty && !autosave.isUnsent()) return;
      if (await autosave.flush({ isQuiet: false })) return;
      throw lastFailure ?? new ApiFailure(0, "", {});
    },
    saveFirst: async (): Promise<boolean> => !isDirty || autosave.flush({ isQuiet: true }),
    saveOnLeaving: () => autosave.flushUntried({ isQuiet: true, isLeaving: true }),
    /** Saves nothing that was typed until something else is. */
    pause: () => autosave.forget(),
    /** Drops what is typed and not saved. */
    async forget() {
      await autosave.forget();
      records.clear();
      conflict = undefined;
      setStatus({ kind: "idle" });
    },
    stop: autosave.stop,
    restart: autosave.restart,
  };
}

/** A field of a form, by its name. */
export const fieldOf = (values: object | undefined, name: string): unknown => (values ? fieldsOf(values)[name] : undefined);
