import { useState } from "react";
import { useLocation } from "react-router";

const kept = new Map<string, unknown>();

/** State of a screen that is still there when one comes back to it: what was searched, sorted, and which page was open. */
export function useRemembered<T>(name: string, initial: T): [T, (value: T) => void] {
  const key = `${useLocation().pathname}#${name}`;
  const [value, setValue] = useState<T>(() => (kept.has(key) ? (kept.get(key) as T) : initial));
  return [
    value,
    (next) => {
      kept.set(key, next);
      setValue(next);
    },
  ];
}
