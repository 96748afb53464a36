import type { RefObject } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { type Language, languages } from "#lib/translations.ts";
import { applyStep } from "./apply-step.ts";
import { copyBlock } from "./block-copy.ts";
import { type Place, placeOf } from "./block-order.ts";
import { findBlock, findOrder, findSection, titleIn } from "./find-block.ts";
import type { Chosen } from "./frame/connect-frame.ts";
import type { ShownFrame } from "./frame/shown-frame.ts";
import type { PageDrafts } from "./page-drafts.ts";
import { addBlock, addItem, duplicateBlock, moveBlock, type PageContent, removeBlock, restoreBlock } from "./queries.ts";
import type { pageEditorTexts } from "./texts/page-editor.ts";
import { dropSteps, type Origin, recordOf, renameIds, type Step, takeDone, takeUndone, type UndoStack } from "./undo-stack.ts";

type Parts = {
  pageId: number;
  text: (typeof pageEditorTexts)["en"];
  language: Language;
  drafts: PageDrafts;
  frames: RefObject<ReadonlySet<ShownFrame>>;
  latest: RefObject<{ content: PageContent; stack: UndoStack }>;
  choose: (chosen: Chosen) => void;
  announce: (message: string) => void;
  note: (step: Step) => void;
  updateStack: (stack: UndoStack) => void;
  /** One change after the other, on top of what is typed. */
  run: (work: () => Promise<void>) => Promise<void>;
  readContent: () => Promise<PageContent>;
  reload: () => Promise<PageContent>;
};

/** What can be done with the blocks of a page. Each change can be undone. */
export function makeBlockChanges({
  pageId,
  text,
  language,
  drafts,
  frames,
  latest,
  choose,
  announce,
  note,
  updateStack,
  run,
  readContent,
  reload,
}: Parts) {
  const make = (origin: Origin, before: Place) => {
    if ("kind" in origin) return addBlock(pageId, origin.kind, before);
    return "copyOf" in origin ? duplicateBlock(origin.copyOf) : addItem(origin.itemOf);
  };

  /** Makes a block or an item, and returns its id and those of its items. */
  async function makeNew(origin: Origin, before: Place) {
    const { id } = await make(origin, before);
    const read = await reload();
    return { id, items: findBlock(read, id)?.items.map((item) => item.id) ?? [] };
  }

  /** `opener` has the focus until the new block is there. */
  function add(origin: Origin, before: Place, message: string, opener = document.activeElement) {
    announce(text.adding);
    return run(async () => {
      const { id, items } = await makeNew(origin, before);
      note({ type: "add", id, items, origin, before });
      const owner = findSection(latest.current.content, id)?.block.id;
      choose({ block: owner ?? id, item: owner === id ? undefined : id });
      announce(message);
      // A user who is elsewhere by now is not brought back.
      const isWaiting = document.activeElement === opener || document.activeElement === document.body;
      if (isWaiting) startTyping(owner === id ? id : undefined);
    });
  }

  /** The one on the left, whichever was opened first. */
  const firstFrame = () => languages.flatMap((language) => [...frames.current].find((frame) => frame.language === language) ?? [])[0];

  function startTyping(block: number | undefined) {
    if (block === undefined) return;
    const page = firstFrame()?.connected();
    page?.reveal(block);
    page?.editBlock(block);
  }

  const nameOf = (id: number) => {
    const found = findSection(latest.current.content, id);
    return found ? titleIn(found.section.values, language) : "";
  };

  const move = (id: number, before: Place) =>
    run(async () => {
      const from = placeOf(findOrder(latest.current.content, id), id);
      await moveBlock(id, before);
      const order = findOrder(await reload(), id);
      note({ type: "move", id, from, to: before });
      for (const frame of frames.current) frame.connected()?.reveal(id);
      announce(text.moved(nameOf(id), order.indexOf(id) + 1, order.length));
    });

  const remove = (id: number) =>
    run(async () => {
      // Also what was just saved: it may be made again from this.
      const found = findSection(await readContent(), id);
      if (!found) return;
      const { section, block } = found;
      const isGone = section.state === "new";
      const copy = section === block ? copyBlock(block) : copyBlock(section, block.id);
      await removeBlock(id);
      await reload();
      note(isGone ? { type: "remove", copy } : { type: "hide", id });
      if (isGone) choose({ block: section === block ? undefined : block.id, item: undefined });
      const title = titleIn(section.values, language);
      announce(isGone ? text.removed(title) : text.hidden(title));
    });

  const restore = (id: number) =>
    run(async () => {
      await restoreBlock(id);
      await reload();
      note({ type: "show", id });
      announce(text.restored(nameOf(id)));
    });

  const goThroughSteps = (isUndo: boolean) =>
    run(async () => {
      const taken = (isUndo ? takeDone : takeUndone)(latest.current.stack);
      if (!taken) return;
      const ids = await applyStep(taken.step, isUndo, { drafts, makeNew }).catch((error: unknown) => {
        const isGone = error instanceof ApiFailure && error.status === 404;
        if (isGone) updateStack(dropSteps(latest.current.stack, recordOf(taken.step)));
        throw error;
      });
      await reload();
      updateStack(renameIds(taken.stack, ids));
      announce(isUndo ? text.undone : text.redone);
    });

  return { add, move, remove, restore, startTyping, firstFrame, undo: () => goThroughSteps(true), redo: () => goThroughSteps(false) };
}
