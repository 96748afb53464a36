import { describe, expect, it } from "vitest";
import { copyBlock } from "./block-copy.ts";
import { dropSteps, emptyStack, pushStep, renameIds, type Step, takeDone, takeUndone } from "./undo-stack.ts";

const record = { entity: "pagecontent", id: 7 };
const change = (from: unknown, to: unknown, name = "title"): Step => ({ type: "fields", record, changes: [{ name, from, to }] });
const move: Step = { type: "move", id: 7, from: 8, to: null };

describe("the steps of a page", () => {
  it("are undone from the last one, and done again in their order", () => {
    const stack = [change("a", "b"), move].reduce(pushStep, emptyStack);
    const first = takeDone(stack);
    expect(first?.step).toEqual(move);
    const second = takeDone(first?.stack ?? emptyStack);
    expect(second?.step).toEqual(change("a", "b"));
    expect(takeDone(second?.stack ?? emptyStack)).toBeUndefined();
    expect(takeUndone(second?.stack ?? emptyStack)?.step).toEqual(change("a", "b"));
  });

  it("can't be done again once something else was changed", () => {
    const undone = takeDone(pushStep(emptyStack, move))?.stack ?? emptyStack;
    expect(takeUndone(pushStep(undone, change("a", "b")))).toBeUndefined();
  });

  it("are one step while the same field is changed", () => {
    const stack = [change("a", "b"), change("b", "c")].reduce(pushStep, emptyStack);
    expect(stack.done).toEqual([change("a", "c")]);
    expect(pushStep(stack, change("c", "a")).done).toEqual([]);
    expect(pushStep(stack, change("", "x", "url")).done).toHaveLength(2);
  });

  it("of a record that is gone are dropped", () => {
    const other = { ...record, id: 8 };
    const kept: Step = { type: "fields", record: other, changes: [{ name: "title", from: "a", to: "b" }] };
    const steps: Step[] = [change("a", "b"), move, kept, { type: "hide", id: 7 }];
    const stack = takeDone(steps.reduce(pushStep, emptyStack))?.stack ?? emptyStack;
    expect(dropSteps(stack, record)).toEqual({ done: [kept], undone: [] });
  });

  it("name blocks by their new ids once these are made again", () => {
    const copy = copyBlock({ id: 7, values: {}, items: [{ id: 8, values: {} }] });
    const steps: Step[] = [
      change("a", "b"),
      move,
      { type: "add", id: 7, items: [9], origin: { copyOf: 7 }, before: 7 },
      { type: "hide", id: 7 },
      { type: "remove", copy },
    ];
    const { done } = renameIds(steps.reduce(pushStep, emptyStack), new Map([[7, 70]]));
    expect(JSON.stringify(done)).not.toMatch(/\b7\b/);
    expect(done[2]).toMatchObject({ id: 70, items: [9], origin: { copyOf: 70 }, before: 70 });
  });
});
