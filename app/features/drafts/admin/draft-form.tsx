import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Button } from "#app/admin-kit/button.tsx";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { MarkedPassages } from "#app/admin-kit/marked-passages.ts";
import { useMay } from "#app/admin-kit/permissions.tsx";
import type { RecordCalls } from "#app/admin-kit/record-calls.ts";
import type { RecordEditor } from "#app/admin-kit/record-form.ts";
import { forgetOwnDraft } from "#app/admin-kit/stored-user.ts";
import { showError } from "#app/admin-kit/toasts.ts";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { withStoredPictures } from "#app/admin-kit/use-preview.ts";
import type { Save, SaveOptions } from "#app/admin-kit/use-save.ts";
import { type DraftDto, discardDraft, draftsKey, readDraftPage } from "#app/features/drafts/queries.ts";
import { draftFromRevision } from "#app/features/drafts/revisions-queries.ts";
import { RecordHistory } from "#app/features/history/admin/record-history.tsx";
import { type EntityName, nounOf } from "#app/features/nouns.ts";
import { useTexts } from "#app/messages/messages.ts";
import { draftPartNames } from "#lib/draft-parts.ts";
import type { Language } from "#lib/translations.ts";
import { DraftActions } from "./draft-actions.tsx";
import { DraftPanel } from "./draft-panel.tsx";
import { DraftQuestions } from "./draft-questions.tsx";
import { sourceOf } from "./draft-source.ts";
import { DraftStatusLine } from "./draft-status-line.tsx";
import type { ReadForm } from "./draft-values.ts";
import { editorTexts } from "./texts/editor.ts";
import { useCommentedPassages } from "./use-commented-passages.ts";
import { useDraftSaving } from "./use-draft-saving.ts";
import { usePublishing } from "./use-publishing.ts";

type DraftedForm<Stored, V extends object> = Omit<RecordEditor<Stored, V>, "calls"> & {
  entity: EntityName;
  calls: Pick<RecordCalls<Stored, V>, "listKey" | "create" | "preview">;
};

export type DraftScreenProps<Stored, V extends object> = Pick<
  ComponentProps<typeof FormPage<V>>,
  "title" | "needs" | "lockedText" | "failureText" | "formats"
> &
  Pick<SaveOptions<V>, "done" | "showFailure" | "aliases"> & {
    form: DraftedForm<Stored, V>;
    /** The id in the address of a record that exists, published or not. */
    id?: string | undefined;
    hasPreview?: boolean;
    /** The heading of a new record once it is stored as a draft. */
    storedTitle?: string;
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

/** A form with its draft: what is typed is saved by itself, and published on demand. */
export function DraftForm<Stored, V extends object>(props: Props<Stored, V>) {
  const {
    form,
    draft,
    recordId,
    dto,
    published,
    isNew,
    onFirstSave,
    hasPreview = false,
    formats,
    extra,
    storedTitle,
    children,
    ...page
  } = props;
  const { done, showFailure, aliases, ...layout } = page;
  const { entity, calls, list, read } = form;
  const labels = useTexts(form.labels);
  const text = useTexts(editorTexts);
  const panelHeading = useRef<HTMLHeadingElement>(null);
  const client = useQueryClient();
  const mayEdit = useMay(page.needs ?? "content.write");
  const mayApprove = useMay("drafts.approve");
  const { pathname, search } = useLocation();
  const address = useAddress(entity, isNew ? recordId : undefined);
  const formRead = read as ReadForm<V>;
  const source = sourceOf(entity);
  const saving = useDraftSaving({
    source,
    id: recordId,
    dto,
    draft,
    read: formRead,
    aliases,
    listKey: calls.listKey,
    onFirstSave,
  });
  const publishing = usePublishing({
    source,
    draft,
    dto,
    saving,
    read: formRead,
    create: calls.create,
    refresh: calls.listKey,
    done,
    to: list,
    showFailure,
    aliases,
    ...(address !== undefined && { address }),
  });
  const { save } = publishing;
  const passages = useCommentedPassages(dto);

  /** After a former version was restored: the user was told that the draft is discarded. */
  async function startOver(stored: V, typed?: V) {
    await saving.forget();
    draft.rebase(stored, typed);
    const { dto: former } = saving.stored();
    try {
      if (former && former.parts.length > 0) await discardDraft({ entity, id: former.id, parts: [...draftPartNames] });
    } catch (error) {
      showError(error instanceof Error ? error.message : "");
    }
    await client.invalidateQueries({ queryKey: draftsKey });
  }

  /** Replaces the draft, so the screen opens again. */
  async function makeDraft(revisionId: number) {
    await saving.forget();
    await draftFromRevision(revisionId);
    draft.release();
    forgetOwnDraft(address ?? pathname + search);
    location.reload();
  }

  /** After everything was discarded: also what could not be saved. */
  async function showPublished(id: number) {
    const { draftDto } = await client.fetchQuery({ ...source.query(id), staleTime: 0 });
    saving.startFrom(draftDto);
  }

  const preview = async (values: V, language: Language) =>
    calls.preview(await withStoredPictures(values), language, published ? recordId : undefined);
  /** A preview of what is typed is a save, which not everyone who reads drafts may make. */
  const showPage = mayEdit ? preview : (_: V, language: Language) => readDraftPage(entity, recordId ?? 0, language);
  const view = { dto, draft, published: published ?? read(), labels, formats: { ...form.formats, ...formats } };

  return (
    <MarkedPassages value={passages}>
      <FormPage
        {...layout}
        title={isNew && recordId !== undefined ? (storedTitle ?? layout.title) : layout.title}
        draft={draft}
        save={save}
        labels={labels}
        formats={view.formats}
        list={list}
        preview={hasPreview ? preview : undefined}
        lockedText={layout.lockedText ?? (mayApprove ? text.locked : undefined)}
        extra={
          <>
            {dto?.published && extra?.(dto.published as Stored, draft)}
            {/* Where the panel is not beside the form, it comes after all of it. */}
            {dto && (
              <Button className="xl:hidden" onClick={() => panelHeading.current?.focus()}>
                {text.toPanel}
              </Button>
            )}
          </>
        }
        drafting={{
          saveDraft: () => void publishing.saveDraft(),
          actions: <DraftActions pending={save.pending} onPublish={() => void publishing.publish()} />,
          status: (
            <DraftStatusLine
              status={saving.status}
              dto={dto}
              isDirty={draft.dirty}
              onCompare={mayEdit && !save.pending ? () => void publishing.compare() : undefined}
            />
          ),
          outcome: saving.status.kind === "failed" && saving.status.isLost ? "lost" : saving.status.kind,
          address,
          saveFirst: saving.saveFirst,
          panel: (goToField) => (
            <DraftPanel
              {...view}
              headingRef={panelHeading}
              list={list}
              mayEdit={mayEdit}
              preview={hasPreview ? showPage : undefined}
              pending={save.pending}
              onChooseParts={() => void publishing.chooseParts()}
              onSave={async () => {
                if (draft.dirty) await saving.saveNow();
                return saving.stored().dto;
              }}
              onForget={saving.forget}
              onDiscarded={showPublished}
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
      <DraftQuestions publishing={publishing} values={draft.values} labels={labels} formats={view.formats} />
    </MarkedPassages>
  );
}

/** Once a new record has an id, a reload opens its draft. The router is not involved: it would open the screen again, and lose the focus. */
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
