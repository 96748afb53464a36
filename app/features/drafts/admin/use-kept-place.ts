import { type RefObject, useEffect } from "react";

const controls = "button, a, input, select, textarea";
const dialogs = "[role=dialog], [role=alertdialog]";

/** A dialog that closes gives the focus back by itself, if it can. */
const afterDialogMs = 50;

/**
 * Keeps the keyboard user's place in a region: if what had the focus, or opened the dialog that had it, is gone once it was used, the
 * region's heading gets the focus. Otherwise the keyboard would start over at the top of the document.
 */
export function useKeptPlace(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isHere = false;
    const note = ({ target }: Event) => {
      if (target instanceof Element && !target.closest(dialogs)) isHere = region.current?.contains(target) ?? false;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, afterDialogMs);
    });
    function keep() {
      if (!isHere || document.activeElement !== document.body || document.querySelector(dialogs)) return;
      region.current?.querySelector<HTMLElement>("h1, h2")?.focus({ preventScroll: true });
    }
    const leave = new AbortController();
    document.addEventListener("focusin", note, { signal: leave.signal });
    // Not every browser gives the focus to a button that is clicked.
    const noteControl = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(controls)) note(event);
    };
    document.addEventListener("pointerdown", noteControl, { signal: leave.signal });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      leave.abort();
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [region]);
}
