import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { sameValue } from "#app/admin-kit/draft.ts";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { withStoredPictures } from "#app/admin-kit/use-preview.ts";
import { type DraftDto, draftsKey } from "#app/features/drafts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { createAutosave, type SaveOptions } from "./autosave.ts";
import type { DraftSource } from "./draft-source.ts";
import { advance, isConflict, type Known, type ReadForm, readForm } from "./draft-values.ts";
import { sendChanges, type Typed } from "./send-changes.ts";
import { editorTexts } from "./texts/editor.ts";

const delayMs = 2_000;
const longestMs = 10_000;

export type DraftStatus =
  | { kind: "idle" | "saving" | "conflict" }
  | { kind: "saved"; at: string }
  | { kind: "failed"; isLost: boolean; message: string };

type Options<V extends object> = {
  source: DraftSource;
  id: number | undefined;
  /** The draft as the server has it; none before the first save of a new record. */
  dto: DraftDto | undefined;
  draft: Draft<V>;
  read: ReadForm<V>;
  aliases: Record<string, string> | undefined;
  listKey: string[];
  onFirstSave: (id: number) => void;
};

export type DraftSaving<V extends object> = ReturnType<typeof useDraftSaving<V>>;

const isConflictFailure = ({ status, current }: ApiFailure) => status === 409 && current !== undefined;

/** Saves what is typed as a draft: a few seconds after a change, when the user leaves, and on demand. */
export function useDraftSaving<V extends object>({ source, id, dto, draft, read, aliases, listKey, onFirstSave }: Options<V>) {
  const client = useQueryClient();
  const text = useTexts(editorTexts);
  const known = useRef<Known<V>>({ form: draft.base, dto });
  const latest = useRef({ draft, id });
  const lastFailure = useRef<ApiFailure>(undefined);
  const given = useRef<Typed<V>>(undefined);
  const [status, setStatus] = useState<DraftStatus>({ kind: "idle" });

  useLayoutEffect(() => {
    latest.current = { draft, id };
  });

  async function send(typed: Typed<V>, { isQuiet, isLeaving = false }: SaveOptions): Promise<void> {
    const { base, values, mergedWith } = typed;
    const stored = { base, values: await withStoredPictures(values), ...(mergedWith !== undefined && { mergedWith }) };
    // Others' changes may be taken over while the request is under way: its response is merged with what the request began from.
    const start = known.current;
    const after = await sendChanges(start, stored, {
      entity: source.entity,
      key: latest.current.draft.key.current,
      read,
      conflictText: text.conflict,
      call: async (body) => {
        // A read that began before the response would bring back the former text.
        const { queryKey } = source.query(start.dto?.id ?? 0);
        await client.cancelQueries({ queryKey });
        const response = await source.save(body, { isQuiet, isLeaving });
        await client.cancelQueries({ queryKey });
        for (const key of [draftsKey, listKey]) client.invalidateQueries({ queryKey: key, refetchType: "none" });
        client.setQueryData(source.query(response.draftDto.id).queryKey, response);
        return response;
      },
    });
    known.current = after;
    if (!start.dto && after.dto) onFirstSave(after.dto.id);
    latest.current.draft.absorb(values, after.form);
  }

  /** Someone else was faster: what they changed is read, and tried once more unless it is the same field. */
  async function sendMerged(typed: Typed<V>, options: SaveOptions): Promise<void> {
    try {
      await send(typed, options);
    } catch (error) {
      const { dto: before } = known.current;
      // The form itself found that the user has to choose.
      const isAskedFirst = error instanceof ApiFailure && error.current === known.current.form;
      if (!(error instanceof ApiFailure) || !isConflictFailure(error) || !before || isAskedFirst) throw error;
      const { draftDto } = await client.fetchQuery({ ...source.query(before.id), staleTime: 0 });
      known.current = { dto: draftDto, form: advance(known.current, draftDto, read) };
      await send(typed, options);
    }
  }

  async function run(options: SaveOptions): Promise<boolean> {
    const typed = given.current ?? latest.current.draft;
    given.current = undefined;
    // Offline nothing is tried by itself; the notice of the form says so.
    if (options.isQuiet && !navigator.onLine) {
      lastFailure.current = new ApiFailure(0, "", {});
      setStatus({ kind: "failed", isLost: true, message: "" });
      return false;
    }
    setStatus({ kind: "saving" });
    try {
      await sendMerged(typed, options);
      lastFailure.current = undefined;
      setStatus({ kind: "saved", at: new Date().toISOString() });
      return true;
    } catch (error) {
      explain(error, options);
      return false;
    }
  }

  function explain(error: unknown, { isQuiet }: SaveOptions) {
    const failure = error instanceof ApiFailure ? error : new ApiFailure(0, "", { message: error instanceof Error ? error.message : "" });
    lastFailure.current = failure;
    if (isConflictFailure(failure)) return setStatus({ kind: "conflict" });
    setStatus({ kind: "failed", isLost: failure.status === 0, message: failure.message });
    const show = isQuiet ? latest.current.draft.mark : latest.current.draft.refuse;
    if (failure.validationErrors.length > 0) show(failure.validationErrors, aliases);
  }

  const runLatest = useRef(run);
  useLayoutEffect(() => {
    runLatest.current = run;
  });
  const [autosave] = useState(() => createAutosave({ run: (options) => runLatest.current(options), delayMs, longestMs }));
  useEffect(() => {
    autosave.restart();
    return () => autosave.stop();
  }, [autosave]);

  const { edits, dirty, released } = draft;
  useEffect(() => {
    if (edits > 0) autosave.change();
  }, [edits, autosave]);

  useEffect(() => {
    const saveOnLeaving = () => {
      // A new record is kept in the browser until its first save: a page that closes could not learn its id.
      const isReady = known.current.dto !== undefined && !released.current;
      if (document.visibilityState === "hidden" && isReady) void autosave.flushUntried({ isQuiet: true, isLeaving: true });
    };
    document.addEventListener("visibilitychange", saveOnLeaving);
    return () => document.removeEventListener("visibilitychange", saveOnLeaving);
  }, [autosave, released]);

  // What someone else changed, published or discarded appears in the form, unless it was changed here too: then saving asks.
  const takeOver = useEffectEvent((after: DraftDto) => {
    if (released.current) return;
    const form = advance(known.current, after, read);
    const isNews = !sameValue(form, known.current.form);
    known.current = { form, dto: after };
    if (isNews && !isConflict(draft.base, draft.values, form)) draft.absorb(draft.base, form);
  });
  useEffect(() => {
    if (dto && dto !== known.current.dto) takeOver(dto);
  }, [dto]);

  // Restored text that the server has already.
  const { values } = draft;
  useEffect(() => {
    const { form, dto: stored } = known.current;
    if (dirty && stored && sameValue(values, form)) latest.current.draft.absorb(values, form);
  }, [dirty, values]);

  async function saveNow(typed?: Typed<V>): Promise<void> {
    given.current = typed;
    if (await autosave.flush({ isQuiet: false })) return;
    throw lastFailure.current ?? new ApiFailure(0, "", {});
  }

  /** Shows what the server has, and drops what is typed. */
  function startFrom(stored: DraftDto): void {
    const form = readForm(read, stored);
    known.current = { form, dto: stored };
    lastFailure.current = undefined;
    setStatus({ kind: "idle" });
    draft.rebase(form, form);
  }

  return {
    status,
    startFrom,
    /** Sends everything, also what was restored from this browser. Throws why it could not be saved. */
    saveNow,
    /** What the server has, to compare with. */
    stored: () => known.current,
    /** Forgets what is not saved yet. */
    forget: autosave.forget,
    saveFirst: async () => autosave.isUnsent() && autosave.flush({ isQuiet: true }),
    stop: autosave.stop,
  };
}
