import { Search } from "lucide";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { listTexts } from "#app/messages/admin/lists.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ListAddress } from "./list-address.ts";
import type { Change } from "./use-address-state.ts";

/** Whoever types on has not finished the question. */
const pauseMs = 250;

/** Asks when typing pauses, so that the server is not asked for every letter. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const id = useId();
  const texts = useTexts(listTexts);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const lastSearch = useRef(value);

  // The way back through the history and links bring texts of their own.
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setText(value);
  }, [value]);

  // The two differ only where something was typed before the script came.
  useEffect(() => setText(input.current?.value ?? ""), []);

  const search = useEffectEvent(() => {
    if (text === lastSearch.current) return;
    lastSearch.current = text;
    onSearch(text);
  });
  useEffect(() => {
    if (text === lastSearch.current) return;
    const presses = watchPresses(document);
    // What is pressed must not move away under the pointer: an Edit link of a row would be missed.
    const timer = setInterval(() => {
      if (presses.isPressing() || isUnderDialog(input.current)) return;
      clearInterval(timer);
      search();
    }, pauseMs);
    // The screen that a link leads to may take a while to load: a search meanwhile would cancel that.
    const stopIfLeaving = (event: MouseEvent) => leadsElsewhere(event) && clearInterval(timer);
    document.addEventListener("click", stopIfLeaving, { capture: true });
    return () => {
      clearInterval(timer);
      presses.stop();
      document.removeEventListener("click", stopIfLeaving, { capture: true });
    };
  }, [text]);

  return (
    <div className="relative w-full sm:w-80">
      <label htmlFor={id} className="sr-only">
        {texts.search}
      </label>
      <Icon of={Search} className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-fg-muted" />
      <input
        ref={input}
        id={id}
        type="search"
        value={text}
        maxLength={200}
        placeholder={texts.search}
        onChange={(event) => setText(event.target.value)}
        className="min-h-10 w-full rounded-lg border border-edge-strong bg-surface pr-3 pl-9 text-sm text-fg placeholder:text-fg-muted"
      />
    </div>
  );
}

/** Whether the click follows a link to another screen in this window. */
function leadsElsewhere({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && link.pathname !== location.pathname && link.target === "" && !ctrlKey && !metaKey && !shiftKey;
}

const dialogs = "[role=dialog], [role=alertdialog]";

/** A dialog about a row of the list would close with the row; one that has the search in it may not stop it. */
const isUnderDialog = (input: HTMLInputElement | null) => document.querySelector(dialogs) !== null && !input?.closest(dialogs);

/** The search of a list. A search that is refined is one step of the history, not one for every pause. */
export function ListSearch({ list, onChange }: { list: ListAddress; onChange: Change<ListAddress> }) {
  return <SearchBox value={list.search} onSearch={(search) => onChange({ search }, { replace: true })} />;
}

/** A press takes less; one that ends outside the window is never reported. */
const longestPressMs = 2_000;
/** Until what was pressed has had its effect: a link leads to another screen a moment after the press. */
const effectMs = 250;

/** Knows whether something is being pressed right now, and for a moment after. */
export function watchPresses(target: EventTarget, now: () => number = Date.now) {
  let busyUntil = 0;
  const press = () => {
    busyUntil = now() + longestPressMs;
  };
  const release = () => {
    busyUntil = now() + effectMs;
  };
  target.addEventListener("pointerdown", press, { capture: true });
  for (const end of ["pointerup", "pointercancel"]) target.addEventListener(end, release, { capture: true });
  return {
    isPressing: () => now() < busyUntil,
    stop: () => {
      target.removeEventListener("pointerdown", press, { capture: true });
      for (const end of ["pointerup", "pointercancel"]) target.removeEventListener(end, release, { capture: true });
    },
  };
}
