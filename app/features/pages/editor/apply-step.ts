import { sendChanges } from "#app/features/drafts/admin/send-changes.ts";
import { saveDraft } from "#app/features/drafts/queries.ts";
import { pageContentForm } from "#app/features/pages/sections/form.ts";
import { makeAgain } from "./block-copy.ts";
import type { Place } from "./block-order.ts";
import type { PageDrafts } from "./page-drafts.ts";
import { moveBlock, removeBlock, restoreBlock } from "./queries.ts";
import type { Origin, Step } from "./undo-stack.ts";

type Parts = {
  drafts: Pick<PageDrafts, "change" | "saveNow">;
  makeNew: (origin: Origin, before: Place) => Promise<{ id: number; items: number[] }>;
};

/** Undoes a step, or does it again. Returns the new ids of blocks that were made again, by their former ones. */
export async function applyStep(step: Step, isUndo: boolean, { drafts, makeNew }: Parts): Promise<ReadonlyMap<number, number>> {
  switch (step.type) {
    case "fields":
      drafts.change(step.record, Object.fromEntries(step.changes.map(({ name, from, to }) => [name, isUndo ? from : to])));
      await drafts.saveNow();
      break;
    case "move":
      await moveBlock(step.id, isUndo ? step.from : step.to);
      break;
    case "hide":
    case "show":
      await ((step.type === "hide") === isUndo ? restoreBlock : removeBlock)(step.id);
      break;
    case "remove":
      if (isUndo) return makeAgain(step.copy, saveNew);
      await removeBlock(step.copy.id);
      break;
    case "add": {
      if (isUndo) {
        await removeBlock(step.id);
        break;
      }
      const made = await makeNew(step.origin, step.before);
      return new Map([[step.id, made.id], ...step.items.map((id, index) => [id, made.items[index] ?? id] as const)]);
    }
  }
  return new Map();
}

/** Begins a section with the values of one that is gone. */
async function saveNew(values: object): Promise<number> {
  const { entity, read } = pageContentForm;
  const call = (body: Parameters<typeof saveDraft>[0]) => saveDraft(body, { isQuiet: false, isLeaving: false });
  const key = crypto.randomUUID();
  const { dto } = await sendChanges(
    { form: {}, dto: undefined },
    { base: {}, values },
    { entity, key, read: read as never, conflictText: "", call },
  );
  if (!dto) throw new Error("The section has no id");
  return dto.id;
}
