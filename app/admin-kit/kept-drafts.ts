import { isPicture, type Values } from "./draft.ts";
import { listenTo } from "./hydrated.ts";

/** Unsaved text with the values it started from. */
export type KeptDraft = {
  userId: number;
  address: string;
  title: string;
  /** See `useDraft`; none in a copy that was kept before there were keys. */
  key?: string;
  keptAt: number;
  base: Values;
  values: Values;
  /** A file cannot be kept. */
  lacksPicture: boolean;
};

const prefix = "umbral:draft:";
const changeEvent = "umbral:drafts";
const keptForMs = 7 * 24 * 3_600_000;

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const keyOf = ({ userId, address }: Pick<KeptDraft, "userId" | "address">) => `${prefix}${userId}:${address}`;

function keysOn(draftStorage: DraftStorage): string[] {
  const keys = Array.from({ length: draftStorage.length }, (_, index) => draftStorage.key(index) ?? "");
  return keys.filter((key) => key.startsWith(prefix));
}

function readDraft(draftStorage: DraftStorage, key: string): KeptDraft | undefined {
  try {
    const keptDraft: KeptDraft | null = JSON.parse(draftStorage.getItem(key) ?? "null");
    return keptDraft && Date.now() - keptDraft.keptAt < keptForMs ? keptDraft : undefined;
  } catch {
    return undefined;
  }
}

/** Oldest first. */
export function keptDraftsOf(userId: number, draftStorage: DraftStorage = localStorage): KeptDraft[] {
  const drafts = keysOn(draftStorage).flatMap((key) => readDraft(draftStorage, key) ?? []);
  return drafts.filter((keptDraft) => keptDraft.userId === userId).sort((one, other) => one.keptAt - other.keptAt);
}

export const findKeptDraft = (userId: number, address: string, draftStorage: DraftStorage = localStorage) =>
  readDraft(draftStorage, keyOf({ userId, address }));

/** False if the browser has no room for it or has storage turned off. */
export function keepDraft(draft: Omit<KeptDraft, "keptAt" | "lacksPicture">, draftStorage: DraftStorage = localStorage): boolean {
  const files = Object.entries(draft.values).filter(([, value]) => isPicture(value) && value.file);
  const values = { ...draft.values, ...Object.fromEntries(files.map(([field]) => [field, draft.base[field]])) };
  try {
    draftStorage.setItem(keyOf(draft), JSON.stringify({ ...draft, values, keptAt: Date.now(), lacksPicture: files.length > 0 }));
  } catch {
    return false;
  }
  announce();
  return true;
}

export function forgetDraft(userId: number, address: string, draftStorage: DraftStorage = localStorage): void {
  const key = keyOf({ userId, address });
  if (draftStorage.getItem(key) === null) return;
  draftStorage.removeItem(key);
  announce();
}

/** Removes drafts that are another user's or too old; all of them after sign-out. */
export function forgetOtherDrafts(userId: number | undefined, draftStorage: DraftStorage = localStorage): void {
  for (const key of keysOn(draftStorage))
    if (readDraft(draftStorage, key)?.userId !== userId || userId === undefined) draftStorage.removeItem(key);
  announce();
}

function announce(): void {
  if (typeof dispatchEvent === "function") dispatchEvent(new Event(changeEvent));
}

export const onKeptDraftsChange = (listener: () => void) => listenTo([changeEvent, "storage"], listener);
