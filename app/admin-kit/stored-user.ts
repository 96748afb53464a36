import { useSyncExternalStore } from "react";
import type { StoredUser } from "#lib/stored-user.ts";

const key = "user";
const changeEvent = "umbral:user";

export function storeUser(user: StoredUser): void {
  localStorage.setItem(key, JSON.stringify(user));
  dispatchEvent(new Event(changeEvent));
}

export function clearUser(): void {
  localStorage.removeItem(key);
  dispatchEvent(new Event(changeEvent));
}

function read(text: string | null): StoredUser | undefined {
  try {
    return JSON.parse(text ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export const storedUser = () => read(localStorage.getItem(key));

function subscribe(listener: () => void): () => void {
  const names = ["storage", changeEvent];
  for (const name of names) addEventListener(name, listener);
  return () => {
    for (const name of names) removeEventListener(name, listener);
  };
}

/** The stored user; on the server there is none. */
export function useStoredUser(): StoredUser | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  );
  return read(text);
}
