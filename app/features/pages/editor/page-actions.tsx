import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Ellipsis } from "lucide";
import { DropdownMenu, Toolbar } from "radix-ui";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { Button, buttonClass } from "#app/admin-kit/button.tsx";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { showError, showSuccess, showWarning, showWithAction } from "#app/admin-kit/toasts.ts";
import { useMenuActions } from "#app/admin-kit/use-menu-actions.ts";
import { AddToSetDialog } from "#app/features/drafts/admin/add-to-set-dialog.tsx";
import { ReasonPopup } from "#app/features/drafts/admin/reason-popup.tsx";
import { approvalTexts } from "#app/features/drafts/admin/texts/approval.ts";
import { draftQuery } from "#app/features/drafts/queries.ts";
import { addToSet } from "#app/features/drafts/sets-queries.ts";
import { formTexts } from "#app/messages/admin/forms.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { locales } from "#lib/languages.ts";
import { useEditorScreen } from "./editor-context.ts";
import { titleIn } from "./find-block.ts";
import { listRecords } from "./page-records.ts";
import { menuItemClass } from "./panel/block-menu.tsx";
import { listSampleBlocks } from "./sample-texts.ts";
import { blockTexts } from "./texts/blocks.ts";
import { pageEditorTexts } from "./texts/page-editor.ts";

const pagesPath = "/admin/pages";

type ActionProps = { onLeave: () => void };

/** Publishes everything on the page. */
export function PublishButton({ onLeave }: ActionProps) {
  const { editing, path } = useEditorScreen();
  const text = useTexts(pageEditorTexts);
  const { viewPage } = useTexts(formTexts);
  const { untitled } = useTexts(blockTexts);
  const approvalText = useTexts(approvalTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asksReason, setAsksReason] = useState(false);
  const [samples, setSamples] = useState<string>();
  const language = useLanguage();
  const check = useMutation({
    mutationFn: editing.readSaved,
    onSuccess: ({ blocks, changes }) => {
      if (changes === 0) return showWarning(text.setNothing);
      const names = listSampleBlocks(blocks).map(({ values }) => titleIn(values, language) || untitled);
      if (names.length === 0) mutate(undefined);
      else setSamples(new Intl.ListFormat(locales[language]).format(names.map((name) => text.quoted(name))));
    },
    onError: (error) => showError(error.message, 8000),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string | undefined) => editing.publish(reason),
    onSuccess: async ({ message }) => {
      onLeave();
      if (path === undefined || editing.content.page.state === "hidden") showSuccess(message);
      else showWithAction(message, { label: viewPage, onClick: () => void open(path, "_blank", "noopener") });
      await client.invalidateQueries({ refetchType: "none" });
      await navigate(pagesPath);
    },
    onError: (error) => {
      const needsReason =
        error instanceof ApiFailure && error.status === 403 && error.validationErrors.some(({ field }) => field === "reason");
      if (needsReason) setAsksReason(true);
      else showError(error.message, 8000);
    },
  });
  return (
    <>
      <Toolbar.Button asChild>
        <Button look="primary" resting={isPending || check.isPending} onClick={() => check.mutate()}>
          {isPending ? text.publishing : text.publish}
        </Button>
      </Toolbar.Button>
      {samples !== undefined && (
        <ConfirmPopup
          open
          onClose={() => setSamples(undefined)}
          title={text.samplesTitle}
          text={text.samplesText(samples)}
          confirm={text.publishAnyway}
          isPending={isPending}
          onConfirm={() => {
            setSamples(undefined);
            mutate(undefined);
          }}
        />
      )}
      {asksReason && (
        <ReasonPopup
          title={approvalText.publishTitle}
          text={approvalText.publishText}
          confirm={approvalText.publishNow}
          isPending={isPending}
          onClose={() => setAsksReason(false)}
          onConfirm={(reason) => {
            setAsksReason(false);
            mutate(reason);
          }}
        />
      )}
    </>
  );
}

/** What is seldom needed: settings, sets, discarding. */
export function MoreMenu({ onLeave }: ActionProps) {
  const { editing } = useEditorScreen();
  const text = useTexts(pageEditorTexts);
  const [asked, setAsked] = useState<"discard" | "set" | "ask">();
  const { ask } = useTexts(approvalTexts);
  const { trigger, onSelect, onCloseAutoFocus } = useMenuActions();
  const close = () => setAsked(undefined);

  async function askSet() {
    try {
      await editing.drafts.saveNow();
      if ((await editing.reload()).changes === 0) showWarning(text.setNothing);
      else setAsked("set");
    } catch (error) {
      showError(error instanceof Error ? error.message : "", 6000);
    }
  }

  return (
    <>
      <DropdownMenu.Root>
        <Toolbar.Button asChild>
          <DropdownMenu.Trigger ref={trigger} className={buttonClass("secondary", "!px-2.5")} aria-label={text.more} title={text.more}>
            <Icon of={Ellipsis} className="size-5" />
          </DropdownMenu.Trigger>
        </Toolbar.Button>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            onCloseAutoFocus={onCloseAutoFocus}
            className="admin z-50 min-w-56 rounded-xl border border-edge bg-surface p-1 text-sm text-fg shadow-xl"
          >
            <DropdownMenu.Item asChild className={menuItemClass}>
              <Link to={`${pagesPath}/settings/${editing.pageId}`}>{text.settings}</Link>
            </DropdownMenu.Item>
            <DropdownMenu.Item className={menuItemClass} onSelect={onSelect(() => void askSet())}>
              {text.addToSet}
            </DropdownMenu.Item>
            <DropdownMenu.Item className={menuItemClass} onSelect={onSelect(() => setAsked("ask"))}>
              {ask}
            </DropdownMenu.Item>
            <DropdownMenu.Item className={menuItemClass} onSelect={onSelect(() => setAsked("discard"))}>
              {text.discard}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {asked === "discard" && <DiscardDialog onClose={close} onLeave={onLeave} />}
      {asked === "ask" && <AskDialog onClose={close} />}
      {asked === "set" && <SetDialog onClose={close} />}
    </>
  );
}

/** Asks for approval of everything on the page. */
function AskDialog({ onClose }: { onClose: () => void }) {
  const { editing } = useEditorScreen();
  const text = useTexts(approvalTexts);
  const { askText } = useTexts(pageEditorTexts);
  const [note, setNote] = useState("");
  const { mutate, isPending } = useMutation({
    mutationFn: () => editing.ask(note),
    onSuccess: ({ message }) => {
      showSuccess(message);
      onClose();
    },
    onError: (error) => showError(error.message, 6000),
  });
  return (
    <ConfirmPopup
      open
      onClose={onClose}
      title={text.ask}
      text={askText}
      confirm={text.send}
      isPending={isPending}
      onConfirm={() => mutate()}
    >
      <TextAreaField name="approvalNote" label={text.note} hint={text.noteHint} value={note} onChange={setNote} rows={3} />
    </ConfirmPopup>
  );
}

function DiscardDialog({ onClose, onLeave }: ActionProps & { onClose: () => void }) {
  const { editing } = useEditorScreen();
  const text = useTexts(pageEditorTexts);
  const navigate = useNavigate();
  const isNew = editing.content.page.state === "new";
  const { mutate, isPending } = useMutation({
    mutationFn: editing.discard,
    onSuccess: async ({ message }) => {
      showSuccess(message);
      onClose();
      if (!isNew) return editing.startOver();
      onLeave();
      await navigate(pagesPath);
    },
    onError: (error) => {
      showError(error.message, 8000);
      onClose();
      // What is typed is still there.
      void editing.drafts.saveFirst();
    },
  });
  return (
    <ConfirmPopup
      open
      onClose={onClose}
      title={text.discardTitle}
      text={isNew ? text.discardNewText : text.discardText}
      confirm={text.discard}
      look="danger"
      isPending={isPending}
      onConfirm={() => mutate()}
    />
  );
}

/** Puts all drafts of the page into a set, where they can be scheduled. */
function SetDialog({ onClose }: { onClose: () => void }) {
  const { editing } = useEditorScreen();
  const text = useTexts(pageEditorTexts);
  const client = useQueryClient();
  const navigate = useNavigate();

  async function addAll(setId: number): Promise<{ message: string }> {
    let message = "";
    for (const { entity, id } of listRecords(editing.content).filter(({ parts }) => parts.length > 0)) {
      const { draftDto } = await client.fetchQuery({ ...draftQuery(entity, id), staleTime: 0 });
      const parts = draftDto.parts.filter((part) => part.setId === null).map(({ part }) => part);
      if (parts.length > 0) ({ message } = await addToSet(setId, { entity, id, parts }));
    }
    return { message };
  }

  return <AddToSetDialog text={text.setText} add={addAll} onClose={onClose} onAdded={(setId) => navigate(`/admin/sets/${setId}`)} />;
}
