import { sameValue } from "#app/admin-kit/draft.ts";
import { pageContentForm } from "#app/features/pages/sections/form.ts";
import type { BlockCopy } from "./block-copy.ts";
import type { Place } from "./block-order.ts";

export type RecordName = { entity: string; id: number };
type FieldChange = { name: string; from: unknown; to: unknown };

/** What a new block or item was made from, to make it again. */
export type Origin = { kind: string } | { copyOf: number } | { itemOf: number };

/** Something that was changed in the page, with what is needed to take it back and to do it again. */
export type Step =
  | { type: "fields"; record: RecordName; changes: FieldChange[] }
  | { type: "move"; id: number; from: Place; to: Place }
  | { type: "add"; id: number; items: number[]; origin: Origin; before: Place }
  | { type: "hide" | "show"; id: number }
  /** A block or item that was never published is gone once it is removed. */
  | { type: "remove"; copy: BlockCopy };

export type UndoStack = { done: readonly Step[]; undone: readonly Step[] };

export const emptyStack: UndoStack = { done: [], undone: [] };

const mostSteps = 200;

/** Adds a step. Changes to the same fields of a record, one right after the other, are one step. */
export function pushStep({ done }: UndoStack, step: Step): UndoStack {
  const last = done.at(-1);
  const merged = last && mergeSteps(last, step);
  if (!merged) return { done: [...done, step].slice(-mostSteps), undone: [] };
  const rest = done.slice(0, -1);
  const isNothing = merged.changes.every(({ from, to }) => sameValue(from, to));
  return { done: isNothing ? rest : [...rest, merged], undone: [] };
}

function mergeSteps(last: Step, step: Step) {
  if (last.type !== "fields" || step.type !== "fields" || !sameValue(last.record, step.record)) return undefined;
  const names = ({ changes }: typeof step) => changes.map(({ name }) => name).join();
  if (names(last) !== names(step)) return undefined;
  const changes = step.changes.map((change, index) => ({ ...change, from: last.changes[index]?.from }));
  return { ...step, changes };
}

/** Takes the last step off, to be undone. */
export function takeDone({ done, undone }: UndoStack): { step: Step; stack: UndoStack } | undefined {
  const step = done.at(-1);
  return step && { step, stack: { done: done.slice(0, -1), undone: [...undone, step] } };
}

/** Takes the last undone step, to be done again. */
export function takeUndone({ done, undone }: UndoStack): { step: Step; stack: UndoStack } | undefined {
  const step = undone.at(-1);
  return step && { step, stack: { done: [...done, step], undone: undone.slice(0, -1) } };
}

/** Steps of a record that is gone can't be undone or done again. */
export function dropSteps({ done, undone }: UndoStack, name: RecordName): UndoStack {
  const isLeft = (step: Step) => !sameValue(recordOf(step), name);
  return { done: done.filter(isLeft), undone: undone.filter(isLeft) };
}

/** The record that a step changes. Blocks and items are sections. */
export function recordOf(step: Step): RecordName {
  if (step.type === "fields") return step.record;
  return { entity: pageContentForm.entity, id: step.type === "remove" ? step.copy.id : step.id };
}

/** Blocks that are made again get other ids: every step then names the new ones. */
export function renameIds(stack: UndoStack, ids: ReadonlyMap<number, number>): UndoStack {
  if (ids.size === 0) return stack;
  const rename = (step: Step) => renameIn(step, ids);
  return { done: stack.done.map(rename), undone: stack.undone.map(rename) };
}

function renameIn(step: Step, ids: ReadonlyMap<number, number>): Step {
  const named = (id: number) => ids.get(id) ?? id;
  const place = (before: Place) => (before === null ? null : named(before));
  switch (step.type) {
    case "fields":
      return { ...step, record: { ...step.record, id: named(step.record.id) } };
    case "move":
      return { ...step, id: named(step.id), from: place(step.from), to: place(step.to) };
    case "add":
      return {
        ...step,
        id: named(step.id),
        items: step.items.map(named),
        origin: originWith(step.origin, named),
        before: place(step.before),
      };
    case "remove":
      return { ...step, copy: renameCopy(step.copy, named) };
    default:
      return { ...step, id: named(step.id) };
  }
}

function originWith(origin: Origin, named: (id: number) => number): Origin {
  if ("copyOf" in origin) return { copyOf: named(origin.copyOf) };
  return "itemOf" in origin ? { itemOf: named(origin.itemOf) } : origin;
}

const renameCopy = ({ id, blockId, items, ...copy }: BlockCopy, named: (id: number) => number): BlockCopy => ({
  ...copy,
  id: named(id),
  blockId: blockId === null ? null : named(blockId),
  items: items.map((item) => renameCopy(item, named)),
});
