import { ArrowLeft, Eye, Lock } from "lucide";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { formTexts } from "#app/messages/admin/forms.ts";
import { previewTexts } from "#app/messages/admin/preview.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Permission } from "#lib/permissions.ts";
import { Button, ButtonLink } from "./button.tsx";
import { SaveConflict } from "./conflict-dialog.tsx";
import { useHydrated } from "./hydrated.ts";
import { KeptDraftNotice } from "./kept-draft-notice.tsx";
import type { Labels } from "./labels.ts";
import { PageHeading } from "./page-heading.tsx";
import { useMay } from "./permissions.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { ReadOnlyContext } from "./read-only.ts";
import { useListPath } from "./record-link.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { focusAnchor } from "./spanish-anchor.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import type { Draft } from "./use-draft.ts";
import { useFieldErrors } from "./use-field-errors.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { type SendPreview, usePreview } from "./use-preview.ts";
import type { Save } from "./use-save.ts";
import { useScrollRoom } from "./use-scroll-room.ts";
import type { ValueFormats } from "./value-format.ts";

type Props<V extends object> = {
  title: string;
  draft: Draft<V>;
  save: Save<V>;
  labels: Labels<V>;
  formats?: ValueFormats<V>;
  list: string;
  /** Without this permission the form is read-only. */
  needs?: Permission;
  /** Why it is read-only, where the role is not the reason. */
  lockedText?: string | undefined;
  preview?: SendPreview<V> | undefined;
  children: ReactNode;
  /** Beside the heading: links, the record's state. */
  extra?: ReactNode;
  after?: ReactNode;
  /** The screen's own wording of a failure that is not about a field. */
  failureText?: ((message: string) => string) | undefined;
  /** A form whose changes are saved as a draft while the user types: then `save` publishes it. */
  drafting?: Drafting | undefined;
};

type Drafting = {
  /** What Ctrl+S and Enter do. */
  saveDraft: () => void;
  /** Instead of the Save button. */
  actions: ReactNode;
  status: ReactNode;
  outcome: string | undefined;
  address: string | undefined;
  saveFirst: () => Promise<boolean>;
  /** Beside the form, or below it on a small screen. */
  panel: (goToField: (field: string) => void) => ReactNode;
};

/** A screen that adds or edits a record. Fields are inert while a save is pending and before hydration, so that nothing typed is lost. */
export function FormPage<V extends object>({
  title,
  draft,
  save,
  labels,
  formats = {},
  list,
  needs = "content.write",
  lockedText,
  preview: sendPreview,
  children,
  extra,
  after,
  failureText,
  drafting,
}: Props<V>) {
  const maySave = useMay(needs);
  const preview = usePreview(draft, sendPreview);
  const text = useTexts(formTexts);
  const previewText = useTexts(previewTexts);
  const keptDraft = useKeptDraft(draft, { title, address: drafting?.address, outcome: drafting?.outcome ?? save.outcome });
  const listPath = useListPath(list);
  const form = useRef<HTMLFormElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const leftOff = useRef<Element>(null);
  const { pending } = save;
  const isHydrated = useHydrated();
  useScrollRoom(bar);
  const { ownErrors, otherProblem, goToField } = useFieldErrors(form, draft, save.failure);

  const failed = drafting ? text.publishFailed : text.saveFailed;

  const isLocked = !maySave || !isHydrated;
  useEffect(() => {
    if (isLocked) return;
    const saveByKey = (event: KeyboardEvent) => {
      // A browser that fills in a field sends a keydown without a key.
      if (event.key?.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // An open dialog comes first.
      if (!document.querySelector("[role=dialog], [role=alertdialog]")) form.current?.requestSubmit();
    };
    addEventListener("keydown", saveByKey);
    return () => removeEventListener("keydown", saveByKey);
  }, [isLocked]);

  // A link to a field works once the form is rendered.
  const { hash } = useLocation();
  useEffect(() => {
    if (isHydrated) focusAnchor(hash);
  }, [isHydrated, hash]);

  // Inert fields lose the focus to the button; afterwards it returns to where the user was.
  useEffect(() => {
    if (pending || document.activeElement !== saveButton.current) return;
    if (leftOff.current instanceof HTMLElement) leftOff.current.focus();
    leftOff.current = null;
  }, [pending]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (drafting) return drafting.saveDraft();
    leftOff.current = document.activeElement;
    saveButton.current?.focus();
    save.submit();
  }

  const page = (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <Link to={listPath} className="inline-flex items-center gap-1 justify-self-start text-sm font-medium text-accent hover:underline">
          <Icon of={ArrowLeft} className="size-4" />
          {list === "/admin" ? text.backToDashboard : text.back}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PageHeading title={title} />
          <div className="flex flex-wrap items-center gap-2">{extra}</div>
        </div>
      </div>
      <form
        ref={form}
        onSubmit={submit}
        noValidate={drafting !== undefined}
        aria-busy={pending}
        className="grid gap-6 rounded-2xl border border-edge bg-surface p-4 sm:p-6"
      >
        {!maySave && (
          <p className="flex items-start gap-2 rounded-xl bg-sunken px-4 py-3 text-sm">
            <Icon of={Lock} className="mt-0.5 size-4 flex-none" />
            {lockedText ?? text.locked}
          </p>
        )}
        <fieldset
          disabled={!maySave && !drafting}
          inert={pending || !isHydrated}
          className="m-0 grid min-w-0 gap-6 border-0 p-0 transition-opacity inert:opacity-60"
        >
          <ReadOnlyContext value={!maySave}>{children}</ReadOnlyContext>
        </fieldset>
        <div
          ref={bar}
          className="sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-wrap items-center gap-2 rounded-b-2xl border-t border-edge bg-surface px-3 py-2 sm:-mx-6 sm:-mb-6 sm:px-6 sm:py-3"
        >
          <SaveFailure
            message={otherProblem && (failureText ?? failed)(otherProblem)}
            errors={ownErrors}
            fix={drafting ? text.fixToPublish : text.fixFields}
            onField={goToField}
          />
          {draft.dirty && (
            <KeptDraftNotice
              kept={keptDraft}
              values={draft.values}
              isLost={(drafting?.outcome ?? save.outcome) === "lost"}
              isDrafting={drafting !== undefined}
              pending={pending}
            />
          )}
          {maySave && drafting?.actions}
          {maySave && !drafting && (
            <Button ref={saveButton} type="submit" look="primary" resting={pending}>
              {pending ? text.saving : text.save}
            </Button>
          )}
          {maySave && sendPreview && (
            <Button resting={pending || preview.pending} onClick={() => preview.show()}>
              <Icon of={Eye} className="size-4" />
              <span className={drafting && "max-sm:sr-only"}>
                {preview.pending && !preview.page ? previewText.loading : previewText.open}
              </span>
            </Button>
          )}
          {/* A phone has no room for it beside two more buttons; the link above the form leads back too. */}
          <ButtonLink to={listPath} className={drafting && maySave ? "max-sm:hidden" : undefined}>
            {maySave ? text.cancel : text.backFromReading}
          </ButtonLink>
          {drafting?.status}
          {!drafting && draft.dirty && !pending && <span className="text-sm text-fg-muted">{text.notSaved}</span>}
          <span role="status" className="sr-only">
            {pending && (drafting ? text.publishing : text.saving)}
          </span>
        </div>
      </form>
      {after && <div inert={pending}>{after}</div>}
      <UnsavedGuard draft={draft} onLeave={keptDraft.forget} saveFirst={drafting?.saveFirst} />
      {preview.page && (
        <PreviewDialog
          page={preview.page}
          language={preview.language}
          pending={preview.pending}
          onLanguage={preview.show}
          onClose={preview.close}
        />
      )}
      <SaveConflict draft={draft} save={save} labels={labels} formats={formats} />
    </div>
  );
  if (!drafting) return page;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      {page}
      {drafting.panel(goToField)}
    </div>
  );
}
