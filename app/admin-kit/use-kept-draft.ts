import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { fieldsOf } from "./draft.ts";
import { findKeptDraft, forgetOtherDrafts, type KeptDraft, keepDraft } from "./kept-drafts.ts";
import { useOnline } from "./online.ts";
import { forgetOwnDraft, storedUser } from "./stored-user.ts";
import type { Draft } from "./use-draft.ts";
import type { Save } from "./use-save.ts";

const retryMs = 15_000;

/**
 * Keeps what is typed in the browser while it cannot be saved, brings it back when the screen is opened again, and saves it by
 * itself when the network is back, if that was asked for. An older version leads to the usual question, never to an overwrite.
 */
export function useKeptDraft<V extends object>(draft: Draft<V>, save: Save<V>, title: string) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isOnline = useOnline();
  const [restored, setRestored] = useState<KeptDraft>();
  const [isWaiting, setIsWaiting] = useState(false);
  const [isKept, setIsKept] = useState(true);
  const tries = useRef(0);
  const { base, values, dirty } = draft;
  const { outcome, pending, submit } = save;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is brought back once, when the screen is opened.
  useEffect(() => {
    const userId = storedUser()?.userId;
    if (userId === undefined) return;
    forgetOtherDrafts(userId);
    const keptDraft = findKeptDraft(userId, address);
    if (!keptDraft) return;
    draft.rebase(keptDraft.base as V, keptDraft.values as V);
    setRestored(keptDraft);
    // Without its picture it would not be what was asked for.
    setIsWaiting(keptDraft.isWanted && !keptDraft.lacksPicture);
  }, [address]);

  const isLost = outcome === "lost";
  useEffect(() => {
    if (isLost && !navigator.onLine) setIsWaiting(true);
    if (outcome === "refused" || outcome === "saved") setIsWaiting(false);
    if (outcome === "saved") setRestored(undefined);
    if (!isOnline) tries.current = 0;
  }, [isLost, outcome, isOnline]);

  const mustKeep = dirty && (!isOnline || isLost || restored !== undefined);
  useEffect(() => {
    const userId = storedUser()?.userId;
    if (!mustKeep || draft.released.current || userId === undefined) return;
    setIsKept(keepDraft({ userId, address, title, base: fieldsOf(base), values: fieldsOf(values), isWanted: isWaiting }));
  }, [mustKeep, draft.released, address, title, base, values, isWaiting]);

  const mustSave = isWaiting && isOnline && dirty && !pending && outcome !== "refused" && outcome !== "saved";
  useEffect(() => {
    if (!mustSave) return;
    // Right after a network is back the first try may still fail.
    const timer = setTimeout(
      () => {
        tries.current++;
        submit();
      },
      tries.current === 0 ? 0 : retryMs,
    );
    return () => clearTimeout(timer);
  }, [mustSave, submit]);

  return {
    isOnline,
    isKept,
    isWaiting,
    restored,
    discard: () => {
      setRestored(undefined);
      setIsWaiting(false);
      draft.startOver();
      forgetOwnDraft(address);
    },
    /** Nothing of it is wanted any more. */
    forget: () => forgetOwnDraft(address),
  };
}
