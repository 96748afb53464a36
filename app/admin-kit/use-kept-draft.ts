import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { fieldsOf } from "./draft.ts";
import { listenTo, useBrowserValue } from "./hydrated.ts";
import { findKeptDraft, forgetOtherDrafts, type KeptDraft, keepDraft } from "./kept-drafts.ts";
import { forgetOwnDraft, storedUser } from "./stored-user.ts";
import type { Draft } from "./use-draft.ts";

/** Writing a long article to storage on every keystroke would slow down typing. */
const keepEveryMs = 1_000;

type Form = {
  title: string;
  /** The form's address, if not the page's. */
  address?: string | undefined;
  outcome: string | undefined;
};

/** Keeps what is typed in the browser until it is saved or discarded, and restores it when the screen is opened again. It is never sent by itself. */
export function useKeptDraft<V extends object>(draft: Draft<V>, { title, address: formAddress, outcome }: Form) {
  const { pathname, search } = useLocation();
  const address = formAddress ?? pathname + search;
  const isOnline = useOnline();
  const [restored, setRestored] = useState<KeptDraft>();
  const [isKept, setIsKept] = useState(true);
  const lastKeptAt = useRef(0);
  const { base, values, dirty } = draft;

  const restore = useEffectEvent(() => {
    const userId = storedUser()?.userId;
    if (userId === undefined) return;
    forgetOtherDrafts(userId);
    const keptDraft = findKeptDraft(userId, address);
    if (!keptDraft) return;
    // The form may have new fields by now.
    draft.rebase({ ...base, ...keptDraft.base }, { ...values, ...keptDraft.values });
    if (keptDraft.key) draft.key.current = keptDraft.key;
    setRestored(keptDraft);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another screen.
  useEffect(() => restore(), [address]);

  useEffect(() => {
    if (outcome === "saved") setRestored(undefined);
  }, [outcome]);

  const keep = useEffectEvent(() => {
    const userId = storedUser()?.userId;
    if (!dirty || draft.released.current || userId === undefined) return;
    lastKeptAt.current = Date.now();
    setIsKept(keepDraft({ userId, address, title, key: draft.key.current, base: fieldsOf(base), values: fieldsOf(values) }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is typed is kept.
  useEffect(() => {
    if (!dirty) return;
    const timer = setTimeout(keep, Math.max(0, lastKeptAt.current + keepEveryMs - Date.now()));
    return () => clearTimeout(timer);
  }, [dirty, base, values]);

  useEffect(() => {
    if (!dirty) return;
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, [dirty]);

  // Only if everything was changed back: a crashed screen is left in the same way as a closed one.
  const wasDirty = useRef(false);
  useEffect(() => {
    if (wasDirty.current && !dirty) forgetOwnDraft(address);
    wasDirty.current = dirty;
  }, [dirty, address]);

  function forget() {
    setRestored(undefined);
    forgetOwnDraft(address);
  }

  return {
    isOnline,
    isKept,
    restored,
    discard: () => {
      forget();
      draft.startOver();
    },
    forget,
  };
}

const subscribeToNetwork = (listener: () => void) => listenTo(["online", "offline"], listener);

const useOnline = () => useBrowserValue(() => navigator.onLine, true, subscribeToNetwork);
