import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useReducer, useRef, useState } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { storedUser } from "#app/admin-kit/stored-user.ts";
import { showError } from "#app/admin-kit/toasts.ts";
import { draftsKey } from "#app/features/drafts/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { makeBlockChanges } from "./block-changes.ts";
import type { Chosen } from "./frame/connect-frame.ts";
import type { ShownFrame } from "./frame/shown-frame.ts";
import { listReadRevisions } from "./page-records.ts";
import { askForPage, contentQuery, discardPage, fetchContent, type PageContent, publishPage, toContent } from "./queries.ts";
import { pageEditorTexts } from "./texts/page-editor.ts";
import { dropSteps, emptyStack, pushStep, type RecordName, type Step, type UndoStack } from "./undo-stack.ts";
import { openAll, usePageDrafts } from "./use-page-drafts.ts";
import { type TypedText, useTyping } from "./use-typing.ts";

export type PageEditing = ReturnType<typeof usePageEditor>;

/** Everything that can be done with a page in the editor. */
export function usePageEditor(pageId: number, content: PageContent) {
  const client = useQueryClient();
  const text = useTexts(pageEditorTexts);
  const language = useLanguage();
  const drafts = usePageDrafts(content, leaveGone);
  const [chosen, setChosen] = useState<Chosen>({ block: undefined, item: undefined });
  const [stack, setStack] = useState<UndoStack>(emptyStack);
  const [isBusy, setBusy] = useState(false);
  const [announcement, announce] = useReducer(
    ({ number }: { message: string; number: number }, message: string) => ({ message, number: number + 1 }),
    { message: "", number: 0 },
  );
  const frames = useRef(new Set<ShownFrame>());
  const latest = useRef({ content, stack });
  /** As it was when everything that is shown was last read. */
  const shown = useRef(content);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const reads = useRef({ begun: 0, shown: 0 });
  const typed = useRef<TypedText>(undefined);

  useLayoutEffect(() => {
    latest.current = { content, stack };
  });

  function endEdits() {
    for (const frame of frames.current) frame.connected()?.endEdit();
  }

  /** Someone else has removed a block that was changed here. */
  function leaveGone(name: RecordName) {
    endEdits();
    updateStack(dropSteps(latest.current.stack, name));
    void reload().catch(() => undefined);
  }

  async function readContent(): Promise<PageContent> {
    const { queryKey } = contentQuery(pageId);
    reads.current.begun += 1;
    const { begun } = reads.current;
    const status = drafts.status();
    await client.cancelQueries({ queryKey });
    const stored = await fetchContent(pageId);
    // It lacks what was typed and saved meanwhile, and is read again after that.
    if (typed.current && drafts.status() !== status) return latest.current.content;
    // A later read was faster.
    if (begun < reads.current.shown) return latest.current.content;
    reads.current.shown = begun;
    client.setQueryData(queryKey, stored);
    client.invalidateQueries({ queryKey: draftsKey, refetchType: "none" });
    latest.current = { ...latest.current, content: toContent(stored) };
    openAll(drafts, latest.current.content);
    return latest.current.content;
  }

  const refreshFrames = (isShown: (frame: ShownFrame) => boolean = () => true) =>
    Promise.all([...frames.current].filter(isShown).map((frame) => frame.refresh()));

  /** Reads everything again that a change may have touched. */
  async function reload(): Promise<PageContent> {
    const [read] = await Promise.all([readContent(), refreshFrames()]);
    shown.current = read;
    return read;
  }

  function updateStack(next: UndoStack) {
    latest.current = { ...latest.current, stack: next };
    setStack(next);
  }

  const note = (step: Step) => updateStack(pushStep(latest.current.stack, step));

  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = queue.current.then(work);
    queue.current = next.catch(() => undefined);
    return next;
  }

  /** On top of what is typed. */
  async function change<Result>(work: () => Promise<Result>): Promise<Result> {
    endEdits();
    setBusy(true);
    try {
      await drafts.saveNow();
      return await work();
    } finally {
      setBusy(false);
    }
  }

  const isRefusal = (error: unknown) => error instanceof ApiFailure && error.status > 0;

  /** One change after the other. */
  const run = (work: () => Promise<void>): Promise<void> =>
    enqueue(async () => {
      try {
        await change(work);
      } catch (error) {
        showError(error instanceof Error ? error.message : String(error), 6000);
        if (isRefusal(error)) await reload().catch(() => undefined);
      }
    });

  /** The drafts as the user has read them. If they are not what the server has, they are shown. */
  async function withRead<Result>(work: (read: ReturnType<typeof listReadRevisions>) => Promise<Result>): Promise<Result> {
    const before = shown.current;
    try {
      return await work(listReadRevisions(before, await readContent(), storedUser()?.userId));
    } catch (error) {
      if (isRefusal(error)) await reload().catch(() => undefined);
      throw error;
    }
  }

  const { type, endTyping, changeFields } = useTyping({ typed, drafts, frames, note, readContent, refreshFrames, reload });

  function choose(next: Chosen) {
    setChosen((current) => (current.block === next.block && current.item === next.item ? current : next));
  }

  const blockChanges = makeBlockChanges({
    ...{ pageId, text, language, drafts, frames, latest },
    ...{ choose, announce, note, updateStack, run, readContent, reload },
  });

  return {
    pageId,
    content,
    drafts,
    frames: frames.current,
    chosen,
    choose,
    isBusy,
    announcement,
    announce,
    ...blockChanges,
    type,
    endTyping,
    changeFields,
    canUndo: stack.done.length > 0,
    canRedo: stack.undone.length > 0,
    reload,
    endEdits,
    /** The page as it would be published now. */
    readSaved: () => enqueue(() => change(readContent)),
    /** Once what is under way is done. */
    publish: (reason?: string) => enqueue(() => change(() => withRead((read) => publishPage(pageId, read, reason)))),
    ask: (note: string) =>
      enqueue(() =>
        change(async () => {
          const response = await askForPage(pageId, note);
          await reload();
          return response;
        }),
      ),
    discard: () =>
      enqueue(async () => {
        // What is typed now would be saved after everything else is discarded.
        endEdits();
        await drafts.pause();
        return withRead((read) => discardPage(pageId, read));
      }),
    /** After everything was discarded. */
    async startOver() {
      await drafts.forget();
      updateStack(emptyStack);
      await reload();
    },
  };
}
