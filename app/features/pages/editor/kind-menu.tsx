import clsx from "clsx";
import { Dialog } from "radix-ui";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { inputClass } from "#app/admin-kit/fields/field.tsx";
import { blockKinds } from "#app/features/pages/blocks/kinds.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { thumbnailOf } from "./kinds.ts";
import { searchKinds } from "./search-kinds.ts";
import { blockTexts } from "./texts/blocks.ts";

/** How far each key goes; up and down by a row of the pictures. */
const stepsOf: Record<string, (columns: number) => number> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

type Props = { opener: Element | null; onPick: (kind: string) => void; onClose: () => void };

/** Pictures of the kinds of blocks. Typing searches, arrow keys choose, Enter takes. */
export function KindMenu({ opener, onPick, onClose }: Props) {
  const text = useTexts(blockTexts);
  const language = useLanguage();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  const [active, setActive] = useState(0);
  const found = searchKinds(blockKinds, language, search);
  const current = Math.min(active, found.length - 1);

  function choose(index: number) {
    if (index < 0 || index >= found.length) return;
    setActive(index);
    grid.current?.children[index]?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    const columns = grid.current ? getComputedStyle(grid.current).gridTemplateColumns.split(" ").length : 1;
    const steps = stepsOf[event.key]?.(columns);
    // Left and right move in what is typed.
    const isInText = search !== "" && (event.key === "ArrowLeft" || event.key === "ArrowRight");
    if (steps !== undefined && !isInText) {
      event.preventDefault();
      choose(current + steps);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const [kind] = found[current] ?? [];
      if (kind) onPick(kind);
    }
  }

  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Content
          ref={dialog}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            // The keyboard of a touch screen would cover the pictures.
            const target = matchMedia("(pointer: coarse)").matches ? dialog : field;
            target.current?.focus();
          }}
          // Radix returns the focus to its own trigger.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
          className="admin fixed top-[5dvh] left-1/2 z-50 flex max-h-[90dvh] w-[calc(100%-2rem)] max-w-4xl -translate-x-1/2 flex-col gap-4 rounded-2xl border border-edge bg-surface p-5 text-fg shadow-xl"
        >
          <div className="flex items-center justify-between gap-3">
            <Dialog.Title className="text-lg font-semibold">{text.chooseKind}</Dialog.Title>
            <Button look="quiet" onClick={onClose}>
              {text.close}
            </Button>
          </div>
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={text.searchKinds}
            placeholder={text.searchKinds}
            aria-expanded
            aria-controls={`${id}-kinds`}
            aria-activedescendant={found[current] && `${id}-${found[current][0]}`}
            aria-autocomplete="list"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            className={inputClass}
          />
          <div
            ref={grid}
            id={`${id}-kinds`}
            role="listbox"
            aria-label={text.kinds}
            className="grid min-h-0 grid-cols-2 gap-2 overflow-y-auto sm:grid-cols-3 lg:grid-cols-4"
          >
            {found.map(([name, { label, about }], index) => (
              <Kind
                key={name}
                id={`${id}-${name}`}
                name={name}
                label={label[language]}
                about={about[language]}
                isActive={index === current}
                onPick={() => onPick(name)}
              />
            ))}
          </div>
          <p role="status" className="text-sm text-fg-muted empty:hidden">
            {found.length === 0 && text.noKinds}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type KindProps = { id: string; name: string; label: string; about: string; isActive: boolean; onPick: () => void };

function Kind({ id, name, label, about, isActive, onPick }: KindProps) {
  const Thumbnail = thumbnailOf(name);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the focus and takes the keys.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // Options are chosen by `aria-activedescendant`.
      tabIndex={-1}
      onClick={onPick}
      className={clsx(
        "grid cursor-pointer content-start gap-1 rounded-xl border-2 p-3 text-sm hover:bg-accent-soft",
        isActive ? "border-accent bg-accent-soft" : "border-edge",
      )}
    >
      <span className="grid aspect-[3/2] place-items-center rounded-lg bg-sunken p-2 text-accent [&_svg]:size-full">
        {Thumbnail && <Thumbnail />}
      </span>
      <span className="font-semibold">{label}</span>
      <span className="text-xs text-fg-muted">{about}</span>
    </div>
  );
}
