import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in what the server renders, and until the script has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
