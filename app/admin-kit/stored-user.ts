import type { StoredUser } from "#lib/stored-user.ts";
import { listenTo, useBrowserValue } from "./hydrated.ts";
import { forgetDraft, forgetOtherDrafts } from "./kept-drafts.ts";

const key = "user";
const changeEvent = "umbral:user";

export function storeUser(user: StoredUser): void {
  localStorage.setItem(key, JSON.stringify(user));
  announceUser(user.userId);
}

export function clearUser(): void {
  localStorage.removeItem(key);
  announceUser(undefined);
}

/** Drafts of other users are removed from this browser. */
function announceUser(userId: number | undefined): void {
  for (const draftStorage of [localStorage, sessionStorage]) forgetOtherDrafts(userId, draftStorage);
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
  return listenTo(["storage", changeEvent], () => {
    // A sign-out in another tab cannot clear this tab's storage.
    if (!storedUser()) forgetOtherDrafts(undefined, sessionStorage);
    listener();
  });
}

export function useStoredUser(): StoredUser | undefined {
  const text = useBrowserValue<string | null>(() => localStorage.getItem(key), null, subscribe);
  return parseUser(text);
}

/** Called when the draft is saved or discarded. */
export function forgetOwnDraft(address: string): void {
  const userId = storedUser()?.userId;
  if (userId !== undefined) forgetDraft(userId, address);
}
