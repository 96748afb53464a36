import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** A value that only the browser knows; the server, and the first render in the browser, use `onServer`. */
export const useBrowserValue = <Value>(
  read: () => Value,
  onServer: Value,
  subscribe: (listener: () => void) => () => void = never,
): Value => useSyncExternalStore(subscribe, read, () => onServer);

export const useHydrated = (): boolean => useBrowserValue(() => true, false);

/** Returns a function that stops listening. */
export function listenTo(names: readonly string[], listener: () => void): () => void {
  for (const name of names) addEventListener(name, listener);
  return () => {
    for (const name of names) removeEventListener(name, listener);
  };
}
