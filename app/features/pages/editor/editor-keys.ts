import { placeAt } from "./block-order.ts";
import { findOrder } from "./find-block.ts";
import type { PageEditing } from "./use-page-editor.ts";

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "preventDefault">;

/** What a key does outside of texts: undo, redo, and moving the chosen block. */
export function handleEditorKey(editing: PageEditing, event: Key): void {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  // A browser that fills in a field sends a keydown without a key.
  const key = event.key?.toLowerCase();
  if (isCommand && (key === "y" || (key === "z" && event.shiftKey))) {
    event.preventDefault();
    if (editing.canRedo) void editing.redo();
  } else if (isCommand && key === "z") {
    event.preventDefault();
    if (editing.canUndo) void editing.undo();
  } else if (event.altKey && (key === "arrowup" || key === "arrowdown")) {
    event.preventDefault();
    const { block } = editing.chosen;
    if (block !== undefined) moveBy(editing, block, key === "arrowup" ? -1 : 1);
  }
}

/** Moves a block or an item up or down by one. */
export function moveBy({ content, move }: Pick<PageEditing, "content" | "move">, id: number, steps: number): void {
  const order = findOrder(content, id);
  const before = placeAt(order, id, order.indexOf(id) + steps);
  if (before !== undefined) void move(id, before);
}
