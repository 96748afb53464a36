import type { RefObject } from "react";
import { useHandleDrag } from "#app/admin-kit/use-handle-drag.ts";
import { indexAt } from "#app/features/pages/editor/block-order.ts";

/** A row that is being dragged. */
type Row = { id: number; from: number };

type Options = {
  /** Its children are the rows. */
  list: RefObject<HTMLElement | null>;
  onStart: (id: number) => void;
  /** With the index that the row gets. */
  onDrop: (id: number, to: number) => void;
  onCancel: () => void;
};

export function useRowDrag({ list, onStart, onDrop, onCancel }: Options) {
  const { drag, handleOf } = useHandleDrag<Row, number>({
    findTarget: ({ from }, { y }) => {
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      const to = indexAt(rows, from, y);
      return to === from ? undefined : to;
    },
    onStart: ({ id }) => onStart(id),
    onDrop: ({ id }, to) => onDrop(id, to),
    onCancel,
  });
  return {
    drag: drag && { ...drag.item, to: drag.target ?? drag.item.from },
    handleOf: (id: number, from: number) => handleOf({ id, from }),
  };
}
