import { useRef } from "react";

/** Runs what was chosen in a menu once the menu is closed and its button has the focus again, so that a dialog returns it there. */
export function useMenuActions() {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<() => void>(undefined);
  return {
    trigger,
    onSelect: (action: (() => void) | undefined) => () => {
      chosen.current = action;
    },
    onCloseAutoFocus: (event: Event) => {
      const action = chosen.current;
      if (!action) return;
      chosen.current = undefined;
      // Radix would focus the button after the action, which may move the focus itself.
      event.preventDefault();
      trigger.current?.focus();
      action();
    },
  };
}
