import { useSyncExternalStore } from "react";
import type { StoredUser } from "#lib/stored-user.ts";
import { forgetDraft, forgetOtherDrafts } from "./kept-drafts.ts";

const key = "user";
const changeEvent = "umbral:user";

export function storeUser(user: StoredUser): void {
  localStorage.setItem(key, JSON.stringify(user));
  for (const draftStorage of [localStorage, sessionStorage]) forgetOtherDrafts(user.userId, draftStorage);
  dispatchEvent(new Event(changeEvent));
}

export function clearUser(): void {
  localStorage.removeItem(key);
  for (const draftStorage of [localStorage, sessionStorage]) forgetOtherDrafts(undefined, draftStorage);
  dispatchEvent(new Event(changeEvent));
}

function parseUser(text: string | null): StoredUser | undefined {
  try {
    return JSON.parse(text ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export const storedUser = () => parseUser(localStorage.getItem(key));

function subscribe(listener: () => void): () => void {
  const names = ["storage", changeEvent];
  const update = () => {
    // A sign-out in another tab cannot reach this tab's storage.
    if (!storedUser()) forgetOtherDrafts(undefined, sessionStorage);
    listener();
  };
  for (const name of names) addEventListener(name, update);
  return () => {
    for (const name of names) removeEventListener(name, update);
  };
}

/** The stored user; on the server there is none. */
export function useStoredUser(): StoredUser | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  );
  return parseUser(text);
}

/** What the signed-in person typed on a screen is saved, or not wanted any more. */
export function forgetOwnDraft(address: string): void {
  const userId = storedUser()?.userId;
  if (userId !== undefined) forgetDraft(userId, address);
}
