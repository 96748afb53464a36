import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { ConflictDialog } from "#app/admin-kit/conflict-dialog.tsx";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import type { RecordCalls } from "#app/admin-kit/record-calls.ts";
import type { RecordEditor } from "#app/admin-kit/record-form.ts";
import { forgetOwnDraft } from "#app/admin-kit/stored-user.ts";
import { showWarning } from "#app/admin-kit/toasts.ts";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { withStoredPictures } from "#app/admin-kit/use-preview.ts";
import { type Save, type SaveOptions, useSave } from "#app/admin-kit/use-save.ts";
import { type DraftDto, discardDraft, draftQuery, draftsKey, publishDraft } from "#app/features/drafts/queries.ts";
import { draftFromRevision } from "#app/features/drafts/revisions-queries.ts";
import { RecordHistory } from "#app/features/history/admin/record-history.tsx";
import { type EntityName, nounOf } from "#app/features/nouns.ts";
import { useTexts } from "#app/messages/messages.ts";
import { type DraftPartName, draftPartNames } from "#lib/draft-parts.ts";
import type { Language } from "#lib/translations.ts";
import { DraftActions } from "./draft-actions.tsx";
import { DraftPanel } from "./draft-panel.tsx";
import { DraftStatusLine } from "./draft-status-line.tsx";
import { isConflict, type ReadForm } from "./draft-values.ts";
import { editorTexts } from "./texts/editor.ts";
import { useDraftSaving } from "./use-draft-saving.ts";

type DraftedForm<Stored, V extends object> = Omit<RecordEditor<Stored, V>, "calls"> & {
  entity: EntityName;
  calls: Pick<RecordCalls<Stored, V>, "listKey" | "create" | "preview">;
};

export type DraftScreenProps<Stored, V extends object> = Pick<
  ComponentProps<typeof FormPage<V>>,
  "title" | "needs" | "lockedText" | "failureText" | "formats"
> &
  Pick<SaveOptions<V>, "done" | "tell" | "aliases"> & {
    form: DraftedForm<Stored, V>;
    /** The id in the address of a record that exists, published or not. */
    id?: string | undefined;
    hasPreview?: boolean;
    /** Beside the heading of a published record. */
    extra?: (record: Stored, draft: Draft<V>) => ReactNode;
    children: (draft: Draft<V>, save: Save<V>) => ReactNode;
  };

type Props<Stored, V extends object> = Omit<DraftScreenProps<Stored, V>, "id"> & {
  draft: Draft<V>;
  recordId: number | undefined;
  dto: DraftDto | undefined;
  published: V | undefined;
  /** It was opened at the address that adds a record. */
  isNew: boolean;
  onFirstSave: (id: number) => void;
};

type Conflict<V> = {
  base: V;
  theirs: V;
  /** The published version, if the conflict is with it and not with the draft of someone else. */
  mergedWith?: number;
  /** The user was about to publish. */
  isPublishing: boolean;
};

/** A form with its draft: what is typed is saved by itself, and published on demand. */
export function DraftForm<Stored, V extends object>(props: Props<Stored, V>) {
  const { form, draft, recordId, dto, published, isNew, onFirstSave, hasPreview = false, formats, extra, children, ...page } = props;
  const { done, tell, aliases, ...layout } = page;
  const { entity, calls, list, read } = form;
  const text = useTexts(editorTexts);
  const labels = useTexts(form.labels);
  const client = useQueryClient();
  const mayEdit = useMay(page.needs ?? "content.write");
  const address = useAddress(entity, isNew ? recordId : undefined);
  const saving = useDraftSaving({
    entity,
    id: recordId,
    dto,
    draft,
    read: read as ReadForm<V>,
    aliases,
    listKey: calls.listKey,
    onFirstSave,
  });
  const [conflict, setConflict] = useState<Conflict<V>>();
  const chosenParts = useRef<DraftPartName[]>([...draftPartNames]);
  const settled = useRef<Parameters<typeof saving.saveNow>[0]>(undefined);

  async function send(values: V, onProgress: (fraction: number) => void): Promise<{ message: string }> {
    // Nothing was typed yet: the server names what is missing, and no empty draft is left.
    if (!saving.stored().dto && !draft.dirty) return calls.create(values, onProgress);
    await saving.saveNow(settled.current);
    settled.current = undefined;
    const id = saving.stored().dto?.id ?? 0;
    const response = await publishDraft({ entity, id, parts: chosenParts.current });
    saving.stop();
    void client.invalidateQueries({ queryKey: draftsKey });
    return response;
  }

  const save = useSave(draft, {
    send,
    refresh: calls.listKey,
    done,
    to: list,
    tell,
    aliases,
    address,
    onConflict: () => void compare(true),
  });

  /** Shows what someone else changed: in the draft, or by publishing. */
  async function compare(isPublishing = false) {
    const { form: theirs, dto: stored } = saving.stored();
    if (!stored) return;
    if (isConflict(draft.base, draft.values, theirs)) return setConflict({ base: draft.base, theirs, isPublishing });
    const { draftDto } = await client.fetchQuery({ ...draftQuery(entity, stored.id), staleTime: 0 });
    const { published: current, conflictBase } = draftDto;
    if (!current || !conflictBase) return;
    const mergedWith = Number(current.version);
    setConflict({ base: read(conflictBase as Stored), theirs: read(current as Stored), mergedWith, isPublishing });
  }

  function settle({ mergedWith, isPublishing }: Conflict<V>, chosen: V) {
    setConflict(undefined);
    const { form: base } = saving.stored();
    draft.rebase(base, chosen);
    const typed = { base, values: chosen, ...(mergedWith !== undefined && { mergedWith }) };
    if (!isPublishing) return void saveDraft(typed);
    settled.current = typed;
    save.submit(chosen);
  }

  /** After a former version was restored: the user was told that the draft is discarded. */
  async function startOver(stored: V, typed?: V) {
    await saving.forget();
    draft.rebase(stored, typed);
    const { dto: former } = saving.stored();
    if (former && former.parts.length > 0) await discardDraft({ entity, id: former.id, parts: [...draftPartNames] });
    await client.invalidateQueries({ queryKey: draftsKey });
  }

  /** Takes the place of the draft, so the screen opens anew. */
  async function makeDraft(revisionId: number) {
    await saving.forget();
    await draftFromRevision(revisionId);
    draft.release();
    location.reload();
  }

  async function saveDraft(typed?: Parameters<typeof saving.saveNow>[0]) {
    try {
      await saving.saveNow(typed);
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 409) await compare();
    }
  }

  function publish(parts: DraftPartName[] = [...draftPartNames]) {
    if (dto && dto.parts.length === 0 && !draft.dirty) return showWarning(text.nothing);
    chosenParts.current = parts;
    save.submit();
  }

  const preview = async (values: V, language: Language) =>
    calls.preview(await withStoredPictures(values), language, published ? recordId : undefined);
  const view = { dto, draft, published: published ?? read(), labels, formats: { ...form.formats, ...formats } };

  return (
    <>
      <FormPage
        {...layout}
        draft={draft}
        save={save}
        labels={labels}
        formats={view.formats}
        list={list}
        preview={hasPreview ? preview : undefined}
        extra={dto?.published && extra?.(dto.published as Stored, draft)}
        drafting={{
          saveDraft: () => void saveDraft(),
          actions: <DraftActions pending={save.pending} onPublish={() => publish()} />,
          status: (
            <DraftStatusLine
              status={saving.status}
              dto={dto}
              isDirty={draft.dirty}
              onCompare={mayEdit && !save.pending ? () => void compare() : undefined}
            />
          ),
          outcome: saving.status.kind === "failed" && saving.status.isLost ? "lost" : saving.status.kind,
          address,
          saveFirst: saving.saveFirst,
          panel: (goToField) => (
            <DraftPanel
              {...view}
              list={list}
              mayEdit={mayEdit}
              preview={hasPreview ? preview : undefined}
              pending={save.pending}
              onPublish={publish}
              onSave={async () => {
                await saving.saveNow();
                return saving.stored().dto;
              }}
              onDiscarded={draft.release}
              onField={goToField}
              entity={entity}
            />
          ),
        }}
        after={
          dto?.published && (
            <RecordHistory
              entity={entity}
              id={dto.id}
              draft={{ ...draft, dirty: draft.dirty || dto.parts.length > 0, rebase: (stored, typed) => void startOver(stored, typed) }}
              labels={labels}
              formats={view.formats}
              read={read}
              mayRestore={mayEdit}
              onMakeDraft={makeDraft}
            />
          )
        }
      >
        {children(draft, save)}
      </FormPage>
      {conflict && (
        <ConflictDialog
          {...conflict}
          mine={draft.values}
          labels={labels}
          formats={view.formats}
          confirm={conflict.isPublishing ? text.publishChoices : text.settle}
          onClose={() => setConflict(undefined)}
          onSettle={(chosen) => settle(conflict, chosen)}
        />
      )}
    </>
  );
}

/** Once a new record has an id, a reload opens its draft. The router is not involved: it would open the screen anew, and lose the focus. */
function useAddress(entity: string, id: number | undefined): string | undefined {
  const { pathname, search } = useLocation();
  const former = pathname + search;
  const address = id === undefined ? undefined : nounOf(entity).editPath(id);
  useEffect(() => {
    if (address === undefined || address === former) return;
    history.replaceState(history.state, "", address);
    forgetOwnDraft(former);
  }, [address, former]);
  return address;
}
