import clsx from "clsx";
import { GripVertical } from "lucide";
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { placeAt } from "#app/features/pages/editor/block-order.ts";
import { useEditorScreen } from "#app/features/pages/editor/editor-context.ts";
import { moveBy } from "#app/features/pages/editor/editor-keys.ts";
import { titleIn } from "#app/features/pages/editor/find-block.ts";
import { kindLabel } from "#app/features/pages/editor/kinds.ts";
import type { EditedBlock } from "#app/features/pages/editor/queries.ts";
import { blockTexts } from "#app/features/pages/editor/texts/blocks.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { BlockMenu } from "./block-menu.tsx";
import { useRowDrag } from "./use-row-drag.ts";

type Props = { label: string; blocks: readonly EditedBlock[]; ref?: Ref<{ focus: () => void }> };

/** The blocks of a page, or of a part of it, also those that visitors don't see. One row at a time can be reached with Tab. */
export function BlockList({ label, blocks, ref }: Props) {
  const { editing, openTab, focusTools } = useEditorScreen();
  const { chosen, choose, announce, move } = editing;
  const text = useTexts(blockTexts);
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number>();
  // Choosing a block in the page moves the way into the list along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what the effect waits for
  useEffect(() => setFocused(undefined), [chosen.block]);
  const order = blocks.map(({ id }) => id);
  const reachable = [focused, chosen.block].find((id) => id !== undefined && order.includes(id)) ?? order[0];

  const rowButton = (id: number | undefined) => list.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
  useImperativeHandle(ref, () => ({ focus: () => rowButton(reachable)?.focus() }));

  const language = useLanguage();
  const nameOf = (id: number) => {
    const block = blocks.find((one) => one.id === id);
    return (block && titleIn(block.values, language)) || text.untitled;
  };
  const { drag, handleOf } = useRowDrag({
    list,
    onStart: (id) => {
      choose({ block: id, item: undefined });
      announce(text.dragging(nameOf(id)));
    },
    onDrop: (id, to) => {
      const before = placeAt(order, id, to);
      if (before !== undefined) void move(id, before);
    },
    onCancel: () => announce(text.dragCanceled),
  });

  function show(id: number) {
    choose({ block: id, item: undefined });
    for (const frame of editing.frames) frame.connected()?.reveal(id);
  }

  function onKeyDown(event: KeyboardEvent, id: number) {
    const index = order.indexOf(id);
    const next: Record<string, number> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: order.length - 1 };
    const to = next[event.key];
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      event.stopPropagation();
      moveBy(editing, id, event.key === "ArrowUp" ? -1 : 1);
    } else if (to !== undefined) {
      event.preventDefault();
      rowButton(order[to])?.focus();
    } else if (event.key === "Enter") {
      event.preventDefault();
      edit(id);
    } else if (event.key === "Escape" && !drag) focusTools();
  }

  /** Types in the block; one without texts has only settings. */
  function edit(id: number) {
    show(id);
    if (!editing.firstFrame()?.connected()?.editBlock(id)) openTab("settings");
  }

  return (
    <ul ref={list} aria-label={label} className="grid gap-1">
      {blocks.map((block, index) => (
        <li
          key={block.id}
          className={clsx(
            "flex items-center rounded-lg border",
            block.id === chosen.block ? "border-accent bg-accent-soft" : "border-edge bg-surface",
            drag?.id === block.id && "opacity-50",
            drag && drag.to === index && drag.to < drag.from && "border-t-4 border-t-accent",
            drag && drag.to === index && drag.to > drag.from && "border-b-4 border-b-accent",
          )}
        >
          <span
            title={text.drag}
            aria-hidden
            {...handleOf(block.id, index)}
            className="grid min-h-11 w-8 flex-none cursor-grab touch-none place-items-center text-fg-muted"
          >
            <Icon of={GripVertical} className="size-4" />
          </span>
          <Row
            block={block}
            number={index + 1}
            isReachable={block.id === reachable}
            onFocus={() => setFocused(block.id)}
            onKeyDown={(event) => onKeyDown(event, block.id)}
            onClick={() => show(block.id)}
          />
          <BlockMenu block={block} order={order} isReachable={block.id === reachable} onEdit={() => edit(block.id)} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = {
  block: EditedBlock;
  number: number;
  isReachable: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: () => void;
};

function Row({ block: { id, state, values }, number, isReachable, ...events }: RowProps) {
  const text = useTexts(blockTexts);
  const language = useLanguage();
  const { chosen } = useEditorScreen().editing;
  const kind = values.kind === "" ? text.section : (kindLabel(values.kind, language) ?? text.unknown);
  const title = titleIn(values, language) || text.untitled;
  return (
    <button
      type="button"
      data-row={id}
      tabIndex={isReachable ? 0 : -1}
      aria-current={chosen.block === id}
      {...events}
      className={clsx("grid min-h-11 min-w-0 flex-1 py-1 text-left text-sm", state === "hidden" && "text-fg-muted")}
    >
      <span className="truncate font-semibold">
        <span className="sr-only">{number}. </span>
        {title}
      </span>
      <span className="flex items-center gap-2 text-xs text-fg-muted">
        {kind}
        {text.states[state] && <Badge tone={state === "hidden" ? "plain" : "warn"}>{text.states[state]}</Badge>}
      </span>
    </button>
  );
}
