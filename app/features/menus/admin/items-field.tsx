import { FolderPlus, Plus } from "lucide";
import { useEffect, useId, useRef, useState } from "react";
import { Button, PlainButton } from "#app/admin-kit/button.tsx";
import type { FieldProps } from "#app/admin-kit/fields/field.tsx";
import { FieldNotes } from "#app/admin-kit/fields/field-notes.tsx";
import { hasGroups, type MenuItem, type MenuPlace } from "#app/features/menus/menu-item.ts";
import {
  addItem,
  changeItem,
  describePosition,
  findSlot,
  type Move,
  placeItem,
  removeItem,
  rowsOf,
  type Slot,
} from "#app/features/menus/menu-tree.ts";
import type { MenuTargets } from "#app/features/menus/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ItemRow } from "./item-row.tsx";
import { menuTexts } from "./texts/menus.ts";
import { useRowDrag } from "./use-row-drag.ts";

type Props = FieldProps<MenuItem[]> & {
  place: MenuPlace;
  targets: MenuTargets;
  /** By part, such as `0.label.es`. */
  errors: Record<string, string>;
};

/** The links and groups of a menu: each row is opened to change it, dragged, or moved by buttons and keys. */
export function ItemsField({ name, value: items, onChange, error, errors, label, place, targets }: Props) {
  const id = useId();
  const text = useTexts(menuTexts);
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState("");
  // What has the focus after the next change: a control in the row of an item, or the button below the list.
  const focusNext = useRef<{ id: string; control: string }>(undefined);
  const rows = rowsOf(items);
  const nameOf = (item: MenuItem) => item.label[language] || item.label.en || text.untitled;

  useEffect(() => {
    if (!focusNext.current) return;
    const { id: rowId, control } = focusNext.current;
    focusNext.current = undefined;
    const row = items && list.current?.querySelector(`[data-row="${CSS.escape(rowId)}"]`);
    (row?.querySelector<HTMLElement>(`[data-control="${control}"], input`) ?? addButton.current)?.focus();
  }, [items]);

  function placeAt(item: MenuItem, slot: Slot, control: string) {
    const next = placeItem(items, item.id, slot);
    const { number, of, group } = describePosition(next, item.id);
    focusNext.current = { id: item.id, control };
    setAnnouncement(group ? text.movedInto(nameOf(item), number, of, nameOf(group)) : text.moved(nameOf(item), number, of));
    onChange(next);
  }

  function move(item: MenuItem, direction: Move, control: string) {
    const slot = findSlot(items, item.id, direction, place);
    if (slot) placeAt(item, slot, control);
    else setAnnouncement(text.notMoved(nameOf(item)));
  }

  function add(item: MenuItem, group: string | null, said: string) {
    focusNext.current = { id: item.id, control: "text" };
    setOpened(new Set([...opened, item.id]));
    setAnnouncement(text.added(said));
    onChange(addItem(items, item, { group, before: null }));
  }

  function remove(item: MenuItem, at: number) {
    const others = rowsOf(removeItem(items, item.id));
    focusNext.current = { id: others[Math.min(at, others.length - 1)]?.item.id ?? "", control: "toggle" };
    setAnnouncement(text.removed(nameOf(item)));
    onChange(removeItem(items, item.id));
  }

  const { drag, handleProps } = useRowDrag(list, items, (dragged, slot) => {
    const row = rows.find(({ item }) => item.id === dragged);
    if (row) placeAt(row.item, slot, "toggle");
  });

  const addLinkTo = (group: string | null) =>
    add({ id: crypto.randomUUID(), label: { en: "", es: "" }, target: { page: 0 } }, group, text.newLink);

  return (
    <fieldset className="m-0 grid min-w-0 content-start gap-3 border-0 p-0">
      <legend className="mb-1.5 p-0 text-sm font-semibold">{label}</legend>
      <p className="text-sm text-fg-muted">{text.hint}</p>
      {place === "header" && items.length > 8 && <p className="text-sm text-warn">{text.headerRoom}</p>}
      {rows.length > 0 && (
        <PlainButton
          onClick={() => addButton.current?.focus()}
          className="sr-only focus:not-sr-only focus:justify-self-start focus:rounded-lg focus:bg-accent focus:px-4 focus:py-2 focus:text-sm focus:text-on-accent"
        >
          {text.skipToAdd}
        </PlainButton>
      )}
      <ul ref={list} className="grid gap-2">
        {rows.map(({ item, group, field }, at) => (
          <ItemRow
            key={item.id}
            item={item}
            group={group}
            field={field}
            name={nameOf(item)}
            targets={targets}
            isOpen={opened.has(item.id)}
            onToggle={(isOpen) => setOpened(new Set(isOpen ? [...opened, item.id] : [...opened].filter((other) => other !== item.id)))}
            errorOf={(part) => errors[`${field.slice(name.length + 1)}.${part}`]}
            isMovable={(direction) => findSlot(items, item.id, direction, place) !== undefined}
            isDragged={drag?.item.id === item.id || (group !== undefined && drag?.item.id === group.id)}
            mark={markOf(drag?.slot, rows, at)}
            handleProps={handleProps(item)}
            hasGroups={hasGroups(place)}
            onMove={(direction, control) => move(item, direction, control)}
            onChange={(part) => onChange(changeItem(items, item.id, part))}
            onRemove={() => remove(item, at)}
            onAdd={() => addLinkTo(item.id)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button ref={addButton} data-field={name} onClick={() => addLinkTo(null)}>
          <Icon of={Plus} className="size-4" />
          {text.addLink}
        </Button>
        {hasGroups(place) && (
          <Button onClick={() => add({ id: crypto.randomUUID(), label: { en: "", es: "" }, children: [] }, null, text.newGroup)}>
            <Icon of={FolderPlus} className="size-4" />
            {text.addGroup}
          </Button>
        )}
      </div>
      <FieldNotes id={id} error={error} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}

/** Where the dragged item would land, seen from a row: a line above or below it. */
function markOf(slot: Slot | undefined, rows: ReturnType<typeof rowsOf>, at: number): "above" | "below" | undefined {
  const row = rows[at];
  if (!slot || !row) return undefined;
  if (slot.before !== null) return slot.before === row.item.id ? "above" : undefined;
  const last = slot.group === null ? rows.length - 1 : rows.findLastIndex(({ item, group }) => (group ?? item).id === slot.group);
  return at === last ? "below" : undefined;
}
