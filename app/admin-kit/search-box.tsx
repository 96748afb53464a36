import { Search } from "lucide";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { listTexts } from "#app/messages/admin/lists.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ListAddress } from "./list-address.ts";
import type { Change } from "./use-address-state.ts";

/** The user may still be typing. */
const pauseMs = 250;

/** Searches when typing pauses. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const id = useId();
  const texts = useTexts(listTexts);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const lastSearch = useRef(value);

  // Back, Forward and links change the search from outside.
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setText(value);
  }, [value]);

  // They differ only if something was typed before hydration.
  useEffect(() => setText(input.current?.value ?? ""), []);

  const search = useEffectEvent(() => {
    if (text === lastSearch.current) return;
    lastSearch.current = text;
    onSearch(text);
  });
  useEffect(() => {
    if (text === lastSearch.current) return;
    const presses = watchPresses(document);
    // Rows must not move while the pointer is down: an Edit link would be missed.
    const timer = setInterval(() => {
      if (presses.isPressing() || isUnderDialog(input.current)) return;
      clearInterval(timer);
      search();
    }, pauseMs);
    // The next screen may take a while to load: a search meanwhile would cancel the navigation.
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

function leadsElsewhere({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && link.pathname !== location.pathname && link.target === "" && !ctrlKey && !metaKey && !shiftKey;
}

const dialogs = "[role=dialog], [role=alertdialog]";

/** A dialog about a row would close with the row; a search inside a dialog must still run. */
const isUnderDialog = (input: HTMLInputElement | null) => document.querySelector(dialogs) !== null && !input?.closest(dialogs);

/** A refined search is one step of the history. */
export function ListSearch({ list, onChange }: { list: ListAddress; onChange: Change<ListAddress> }) {
  return <SearchBox value={list.search} onSearch={(search) => onChange({ search }, { replace: true })} />;
}

/** Longer than any press; one that ends outside the window is never reported. */
const longestPressMs = 2_000;
/** Until the press takes effect: a link navigates a moment later. */
const effectMs = 250;

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
