import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ApiFailure } from "./api-client.ts";
import { useListPath } from "./record-link.tsx";
import { focusAnchor, spanishAnchor } from "./spanish-anchor.ts";
import { forgetOwnDraft } from "./stored-user.ts";
import { showStaleTranslation, showSuccess } from "./toasts.ts";
import type { Draft } from "./use-draft.ts";

export type SaveOptions<V extends object> = {
  send: (values: V, onProgress: (fraction: number) => void) => Promise<{ message: string }>;
  refresh: QueryKey;
  /** The text of the toast, if not the message of the response. */
  done?: string | undefined;
  /** Where to go after the save, replacing the form in the history. Without it the user stays. */
  to?: string;
  /** Reads a record of the server as this form holds it; needed to show and resolve a conflict. */
  read?: (stored: never) => V;
  showFailure?: ((failure: ApiFailure) => void) | undefined;
  aliases?: Record<string, string> | undefined;
  /** Deals with a failure in the screen's own way; returns whether it did. */
  handle?: (failure: ApiFailure) => boolean;
  /** The form's address, if not the page's. */
  address?: string;
};

export type Save<V extends object> = ReturnType<typeof useSave<V>>;

/** Sends, refreshes the list, shows the toast and navigates. What was typed stays until it is saved. */
export function useSave<V extends object>(
  draft: Draft<V>,
  { send, refresh, done, to, read, showFailure, aliases, handle, address }: SaveOptions<V>,
) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const formAddress = address ?? pathname + search;
  const listPath = useListPath(to ?? "");
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<ApiFailure>();
  const [theirs, setTheirs] = useState<V>();
  const [outcome, setOutcome] = useState<"saved" | "refused" | "lost">();
  const here = useRef(false);

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  async function goToSpanish(field: string) {
    const hash = `#${spanishAnchor(field)}`;
    await navigate(formAddress + hash);
    focusAnchor(hash);
  }

  const { mutate, isPending } = useMutation({
    mutationFn: (values: V) => send(values, setProgress),
    // Offline it fails at once instead of waiting for the network.
    networkMode: "always",
    onMutate: () => {
      setFailure(undefined);
      setOutcome(undefined);
    },
    onSuccess: async ({ message }, saved) => {
      const [staleField] = draft.staleTranslations();
      if (to === undefined) draft.rebase(saved);
      else draft.release();
      setOutcome("saved");
      forgetOwnDraft(formAddress);
      await client.invalidateQueries({ queryKey: refresh });
      showSuccess(done ?? message);
      // A user who has left meanwhile is not brought back.
      if (to !== undefined && here.current) await navigate(listPath, { replace: true });
      // After the navigation: earlier, the button would lead to a form that is about to close.
      if (staleField) showStaleTranslation(() => goToSpanish(staleField));
    },
    onSettled: () => setProgress(undefined),
  });

  function explainFailure(error: Error) {
    const apiFailure = error instanceof ApiFailure ? error : new ApiFailure(0, "", { message: error.message });
    setOutcome(apiFailure.status === 0 ? "lost" : "refused");
    if (apiFailure.status === 0 && !navigator.onLine) return;
    if (handle?.(apiFailure)) return;
    if (apiFailure.status === 409 && apiFailure.current && read) return setTheirs(read(apiFailure.current as never));
    draft.refuse(apiFailure.validationErrors, aliases);
    setFailure(apiFailure);
    showFailure?.(apiFailure);
  }

  // Runs in the render in which the save is no longer pending, so that fields can take the focus.
  const save = (values: V) => mutate(values, { onError: explainFailure });

  return {
    submit: (values = draft.values) => save(values),
    pending: isPending,
    progress,
    failure,
    /** `lost` means that no response arrived. */
    outcome,
    theirs,
    /** Saves the chosen values on top of the stored ones. */
    settle: (stored: V, chosen: V) => {
      setTheirs(undefined);
      draft.rebase(stored, chosen);
      save(chosen);
    },
    putOff: () => setTheirs(undefined),
  };
}
