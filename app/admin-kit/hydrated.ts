import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** A value that only the browser knows; what the server renders, and the first render in the browser, use `onServer`. */
export const useBrowserValue = <Value>(
  read: () => Value,
  onServer: Value,
  subscribe: (listener: () => void) => () => void = never,
): Value => useSyncExternalStore(subscribe, read, () => onServer);

/** False in what the server renders, and until the script has hydrated it. */
export const useHydrated = (): boolean => useBrowserValue(() => true, false);

/** Calls the listener for each of these events of the window. Returns a function that stops it. */
export function listenTo(names: readonly string[], listener: () => void): () => void {
  for (const name of names) addEventListener(name, listener);
  return () => {
    for (const name of names) removeEventListener(name, listener);
  };
}
