import { useEffect, useRef } from "react";

/** Keeps the keyboard user's place: an opened form gets the focus, and the button that opened it gets it back. That button is the first in the element. */
export function useInlineForm(isOpen: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    element.current?.querySelector<HTMLElement>(isOpen ? "textarea" : "button")?.focus();
  }, [isOpen]);
  return element;
}
