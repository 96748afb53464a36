import { useMutation } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, ArrowUpToLine, GripVertical } from "lucide";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { reorderTexts } from "#app/messages/admin/reorder.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Button } from "./button.tsx";
import { showError } from "./toasts.ts";

type OrderedItem = { id: number; name: string; detail?: ReactNode };

type Props = {
  label: string;
  items: OrderedItem[];
  onMove: (id: number, before: number | null) => Promise<unknown>;
  onSettled: () => Promise<unknown>;
};

/** Items are dragged or moved by their buttons, and each move is saved at once. */
export function ReorderList({ label, items, onMove, onSettled }: Props) {
  const text = useTexts(reorderTexts);
  const [order, setOrder] = useState(items);
  const [draggedId, setDragged] = useState<number>();
  const [announcement, setAnnouncement] = useState("");
  const pressedButton = useRef<HTMLElement>(null);

  const { mutate, isPending } = useMutation({
    // Moves are saved one after the other, so a user who is quicker than the server is not refused.
    scope: { id: label },
    mutationFn: ({ id, before }: { id: number; before: number | null }) => onMove(id, before),
    onError: (error) => showError(error.message, 4500),
    onSettled,
  });

  // The stored order counts again once it is loaded, also after a refused move.
  useEffect(() => {
    if (!isPending) setOrder(items);
  }, [items, isPending]);

  // A moved row keeps the focus until the move is saved.
  useEffect(() => {
    if (order) pressedButton.current?.focus();
    if (!isPending) pressedButton.current = null;
  }, [order, isPending]);

  function move(id: number, to: number) {
    const next = moveItem(order, id, to);
    if (next === order) return;
    setOrder(next);
    setAnnouncement(text.moved(next[to]?.name ?? "", to + 1, next.length));
    mutate({ id, before: next[to + 1]?.id ?? null });
  }

  const movesOf = (index: number) => [
    { label: text.toTop, icon: ArrowUpToLine, to: 0 },
    { label: text.up, icon: ArrowUp, to: index - 1 },
    { label: text.down, icon: ArrowDown, to: index + 1 },
  ];

  return (
    <div className="grid gap-3">
      <p className="text-sm text-fg-muted">{text.hint}</p>
      <ol aria-label={label} aria-busy={isPending} className="divide-y divide-edge rounded-xl border border-edge bg-surface">
        {order.map(({ id, name, detail }, index) => (
          <li
            key={id}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = "move";
              setDragged(id);
            }}
            onDragOver={(event) => draggedId !== undefined && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              pressedButton.current = null;
              if (draggedId !== undefined) move(draggedId, index);
            }}
            onDragEnd={() => setDragged(undefined)}
            className={`flex min-h-14 items-center gap-3 px-3 py-2 ${draggedId === id ? "opacity-50" : ""}`}
          >
            <Icon of={GripVertical} className="size-4 flex-none cursor-grab text-fg-muted max-sm:hidden" />
            <span className="w-6 flex-none text-right text-sm text-fg-muted tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">
              <span className="font-semibold">{name}</span>
              {detail}
            </span>
            {movesOf(index).map(({ label, icon, to }) => (
              <Button
                key={label(name)}
                look="quiet"
                className="!px-2"
                aria-label={label(name)}
                resting={to < 0 || to >= order.length || to === index}
                onClick={(event) => {
                  pressedButton.current = event.currentTarget;
                  move(id, to);
                }}
              >
                <Icon of={icon} className="size-4" />
              </Button>
            ))}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** Returns the same list if nothing changes. */
export function moveItem<Item extends { id: number }>(items: Item[], id: number, to: number): Item[] {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  if (!item || from === to || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
