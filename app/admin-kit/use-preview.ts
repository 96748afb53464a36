import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";
import { ApiFailure } from "./api-client.ts";
import { isPicture } from "./draft.ts";
import { uploadPicture } from "./picture-query.ts";
import { showError } from "./toasts.ts";
import type { Draft } from "./use-draft.ts";

export type PreviewedPage = { html: string; path: string };

/** Asks for the page that a draft would become; nothing is saved. */
export type SendPreview<V extends object> = (values: V, language: Language) => Promise<PreviewedPage>;

/** What a form shows of its draft before it is saved, in one language at a time. */
export function usePreview<V extends object>(draft: Draft<V>, send: SendPreview<V> | undefined) {
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [page, setPage] = useState<PreviewedPage>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (asked: Language) => send?.(await withStoredPictures(draft.values), asked),
    onSuccess: (answer, asked) => {
      setLanguage(asked);
      setPage(answer);
    },
    onError: (error) => {
      if (error instanceof ApiFailure) draft.refuse(error.validationErrors);
      showError(error.message, 4500);
    },
  });
  return { page, language, pending: isPending, show: (asked = language) => mutate(asked), close: () => setPage(undefined) };
}

/** A file that was shown once is not sent again for the other language. */
const storedNames = new WeakMap<File, string>();

/** A chosen picture is stored first, as those of texts are; one that is never saved is removed again by the server. */
async function withStoredPictures<V extends object>(values: V): Promise<V> {
  const entries = Object.entries(values).map(async ([field, value]) => {
    if (!isPicture(value) || !value.file) return [field, value];
    const { file, ...picture } = value;
    const name = storedNames.get(file) ?? (await uploadPicture(file)).replace("/resources/", "");
    storedNames.set(file, name);
    return [field, { ...picture, name }];
  });
  return Object.fromEntries(await Promise.all(entries));
}
