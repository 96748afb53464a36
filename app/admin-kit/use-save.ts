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
  /** The list that is read again afterwards. */
  refresh: QueryKey;
  /** What the toast says once it is saved, if not the message of the response. */
  done?: string;
  /** Where one is after it: the list, with the form gone from the history. Without it one stays. */
  to?: string;
  /** A record as the server sends it, as this form holds it; with it a conflict can be shown and settled. */
  read?: (stored: never) => V;
  /** Shows a failure in the screen's own way as well. */
  tell?: (failure: ApiFailure) => void;
  /** Fields that the API calls by another name than the form. */
  aliases?: Record<string, string>;
};

export type Save<V extends object> = ReturnType<typeof useSave<V>>;

/** Saves a form: sends it, refreshes the list, shows a toast, goes back to the list if it is told to. Typed text stays until it is saved. */
export function useSave<V extends object>(draft: Draft<V>, { send, refresh, done, to, read, tell, aliases }: SaveOptions<V>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
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
    await navigate({ pathname, search, hash });
    focusAnchor(hash);
  }

  const { mutate, isPending } = useMutation({
    mutationFn: (values: V) => send(values, setProgress),
    // Without a network it fails at once, and is told so; the form waits for the network, not the call.
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
      forgetOwnDraft(pathname + search);
      await client.invalidateQueries({ queryKey: refresh });
      showSuccess(done ?? message);
      // A user who has left meanwhile is not brought back.
      if (to !== undefined && here.current) await navigate(listPath, { replace: true });
      // After the navigation: pressed before its end, the button would lead to a form that is about to go away.
      if (staleField) showStaleTranslation(() => goToSpanish(staleField));
    },
    onSettled: () => setProgress(undefined),
  });

  function explainFailure(error: Error) {
    const apiFailure = error instanceof ApiFailure ? error : new ApiFailure(0, "", { message: error.message });
    setOutcome(apiFailure.status === 0 ? "lost" : "refused");
    if (apiFailure.status === 0 && !navigator.onLine) return;
    if (apiFailure.status === 409 && apiFailure.current && read) return setTheirs(read(apiFailure.current as never));
    draft.refuse(apiFailure.validationErrors, aliases);
    setFailure(apiFailure);
    tell?.(apiFailure);
  }

  // Called in the render in which the save is no longer pending, so that the fields can take the focus by then.
  const save = (values: V) => mutate(values, { onError: explainFailure });

  return {
    submit: () => save(draft.values),
    pending: isPending,
    progress,
    failure,
    /** How the last try ended; `lost` is one that no answer came to. */
    outcome,
    theirs,
    /** Both sides are settled: what is stored is the new ground, and the choice is saved on it. */
    settle: (stored: V, chosen: V) => {
      setTheirs(undefined);
      draft.rebase(stored, chosen);
      save(chosen);
    },
    putOff: () => setTheirs(undefined),
  };
}
