import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { storedUser } from "#app/admin-kit/stored-user.ts";
import { showError, showWarning } from "#app/admin-kit/toasts.ts";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { type SaveOptions, useSave } from "#app/admin-kit/use-save.ts";
import { type DraftDto, draftsKey } from "#app/features/drafts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { type DraftPartName, draftPartNames } from "#lib/draft-parts.ts";
import type { DraftSource } from "./draft-source.ts";
import { bringsNews, isConflict, type ReadForm } from "./draft-values.ts";
import { changedByOthers, listOtherWriters, listReadParts } from "./read-parts.ts";
import type { Typed } from "./send-changes.ts";
import { editorTexts } from "./texts/editor.ts";
import type { DraftSaving } from "./use-draft-saving.ts";

export type Conflict<V> = {
  base: V;
  theirs: V;
  /** Who made the other change, if that is known. */
  who: string | undefined;
  /** The published version, if the conflict is with it and not with the draft of someone else. */
  mergedWith?: number;
  /** The user was about to publish. */
  isPublishing: boolean;
};

/** What "Publish" was pressed for. */
type Order<V> = { parts: DraftPartName[]; reason?: string; typed?: Typed<V> };

type Options<V extends object> = Pick<SaveOptions<V>, "done" | "to" | "showFailure" | "aliases" | "address" | "refresh"> & {
  source: DraftSource;
  draft: Draft<V>;
  dto: DraftDto | undefined;
  saving: DraftSaving<V>;
  read: ReadForm<V>;
  /** Publishes a new record at once. */
  create?: (values: V, onProgress: (fraction: number) => void) => Promise<{ message: string }>;
};

const everyPart = (): DraftPartName[] => [...draftPartNames];

export type Publishing<V extends object> = ReturnType<typeof usePublishing<V>>;

/** Saves on demand and publishes, and asks where the user has to choose: between two texts, which parts, for which reason. */
export function usePublishing<V extends object>({ source, draft, dto, saving, read, create, ...options }: Options<V>) {
  const text = useTexts(editorTexts);
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Conflict<V>>();
  const [choosing, setChoosing] = useState<DraftDto>();
  const [asksReason, setAsksReason] = useState(false);
  const order = useRef<Order<V>>({ parts: everyPart() });

  async function send(values: V, onProgress: (fraction: number) => void): Promise<{ message: string }> {
    const before = saving.stored();
    // Nothing was typed yet: the server names what is missing, and no empty draft is left.
    if (!before.dto && !draft.dirty && create) return create(values, onProgress);
    const { typed, ...publication } = order.current;
    // Choices are for one attempt: by the next, the texts may be others.
    order.current = publication;
    await saving.saveNow(typed);
    const after = saving.stored();
    if (!after.dto) throw new Error("The draft has no id");
    // The user's own parts are read as they were just saved, unless the save brought what someone else wrote in them.
    const reader = bringsNews(before, values, after.dto) ? undefined : storedUser()?.userId;
    const readParts = listReadParts(before.dto, after.dto, reader).filter(({ part }) => publication.parts.includes(part));
    const parts = readParts.length > 0 ? readParts.map(({ part }) => part) : publication.parts;
    const response = await source.publish({ ...publication, entity: source.entity, id: after.dto.id, parts, read: readParts });
    if (options.to !== undefined) saving.stop();
    void client.invalidateQueries({ queryKey: draftsKey });
    return response;
  }

  const save = useSave(draft, { ...options, send, handle: handleFailure });

  function handleFailure({ status, current, validationErrors }: ApiFailure): boolean {
    const needsReason = status === 403 && validationErrors.some(({ field }) => field === "reason");
    if (needsReason) setAsksReason(true);
    if (status !== 409) return needsReason;
    if (current) void compare(true);
    else void client.invalidateQueries({ queryKey: draftsKey });
    return current !== undefined;
  }

  /** Shows what someone else changed: in the draft, or by publishing. */
  async function compare(isPublishing = false): Promise<void> {
    const { form: theirs, dto: stored } = saving.stored();
    if (!stored) return showError(text.changedMeanwhile);
    if (isConflict(draft.base, draft.values, theirs))
      return setConflict({ base: draft.base, theirs, who: listOtherWriters(stored, storedUser()?.userId), isPublishing });
    try {
      const { draftDto } = await client.fetchQuery({ ...source.query(stored.id), staleTime: 0 });
      const { published, conflictBase } = draftDto;
      if (!published || !conflictBase) return showError(text.changedMeanwhile);
      const mergedWith = Number(published.version);
      setConflict({
        base: read(conflictBase as never),
        theirs: read(published as never),
        who: draftDto.publishedByName ?? undefined,
        mergedWith,
        isPublishing,
      });
    } catch (error) {
      showError(error instanceof Error ? error.message : text.changedMeanwhile);
    }
  }

  function settle({ mergedWith, isPublishing }: Conflict<V>, chosen: V) {
    setConflict(undefined);
    const { form: base } = saving.stored();
    draft.rebase(base, chosen);
    const typed = { base, values: chosen, ...(mergedWith !== undefined && { mergedWith }) };
    if (!isPublishing) return void saveDraft(typed);
    order.current = { ...order.current, typed };
    save.submit(chosen);
  }

  /** Saves what is typed and returns the draft as it is then; nothing if it could not be saved, which the bar explains. */
  async function saveDraft(typed?: Typed<V>): Promise<DraftDto | undefined> {
    try {
      await saving.saveNow(typed);
      return saving.stored().dto;
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 409) await compare();
      return undefined;
    }
  }

  async function chooseParts(): Promise<void> {
    setChoosing(await saveDraft());
  }

  function publishParts(parts: DraftPartName[]) {
    setChoosing(undefined);
    order.current = { parts };
    save.submit();
  }

  /** Publishes everything, but asks first if someone else wrote a part of it. */
  async function publish(): Promise<void> {
    if (dto && dto.parts.length === 0 && !draft.dirty) return showWarning(text.nothing);
    if (!dto || !changedByOthers(dto, storedUser()?.userId)) return publishParts(everyPart());
    const saved = await saveDraft();
    if (saved && saved.parts.length > 1) setChoosing(saved);
    else if (saved) publishParts(everyPart());
  }

  function publishWithReason(reason: string) {
    setAsksReason(false);
    order.current = { ...order.current, reason };
    save.submit();
  }

  return {
    save,
    conflict,
    choosing,
    asksReason,
    compare,
    settle,
    saveDraft,
    chooseParts,
    publish,
    publishParts,
    publishWithReason,
    /** Closes the open question. */
    close: () => {
      setConflict(undefined);
      setChoosing(undefined);
      setAsksReason(false);
    },
  };
}
