import { type ReactNode, useState } from "react";
import { bulkTexts } from "#app/messages/admin/bulk.ts";
import { useTexts } from "#app/messages/messages.ts";
import { useHydrated } from "./hydrated.ts";

type SelectableRecord = { id: number; version?: number | undefined; name: string };

export type Selection = { records: SelectableRecord[]; keep: (ids: number[]) => void };

export type Bulk<Row> = { recordOf: (row: Row) => SelectableRecord; actions: (selection: Selection) => ReactNode };

/** The selected rows of a page; another page, search or filter (`view`) starts with none. */
export function useRowSelection(records: SelectableRecord[], view: string) {
  const [state, setState] = useState({ ids: new Set<number>(), view });
  const ids = state.view === view ? state.ids : new Set<number>();
  const keep = (next: Iterable<number>) => setState({ ids: new Set(next), view });
  const selectedRecords = records.filter(({ id }) => ids.has(id));
  return {
    selection: { records: selectedRecords, keep },
    isSelected: (id: number) => ids.has(id),
    toggle: (id: number) => keep(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    isAll: records.length > 0 && selectedRecords.length === records.length,
    toggleAll: () => keep(selectedRecords.length === records.length ? [] : records.map(({ id }) => id)),
  };
}

type CheckboxProps = { label: string; checked: boolean; isPartly?: boolean; onToggle: () => void };

function SelectBox({ label, checked, isPartly = false, onToggle }: CheckboxProps) {
  return (
    <label className="grid size-10 cursor-pointer place-items-center max-sm:w-7">
      <input
        ref={(input) => {
          if (input) input.indeterminate = isPartly;
        }}
        type="checkbox"
        aria-label={label}
        disabled={!useHydrated()}
        checked={checked}
        onChange={onToggle}
        className="size-5 accent-accent"
      />
    </label>
  );
}

type RowSelection = ReturnType<typeof useRowSelection>;

export function SelectAllHeader({ rows: { isAll, selection, toggleAll } }: { rows: RowSelection }) {
  const text = useTexts(bulkTexts);
  return (
    <th scope="col" className="w-px px-1 py-0.5">
      <SelectBox label={text.selectAll} checked={isAll} isPartly={!isAll && selection.records.length > 0} onToggle={toggleAll} />
    </th>
  );
}

export function SelectCell({ rows: { isSelected, toggle }, record: { id, name } }: { rows: RowSelection; record: SelectableRecord }) {
  const text = useTexts(bulkTexts);
  return (
    <td className="px-1 py-1.5 align-middle">
      <SelectBox label={text.selectWhat(name)} checked={isSelected(id)} onToggle={() => toggle(id)} />
    </td>
  );
}
