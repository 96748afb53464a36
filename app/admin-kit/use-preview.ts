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

export type SendPreview<V extends object> = (values: V, language: Language) => Promise<PreviewedPage>;

export function usePreview<V extends object>(draft: Draft<V>, send: SendPreview<V> | undefined) {
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [page, setPage] = useState<PreviewedPage>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (requested: Language) => send?.(await withStoredPictures(draft.values), requested),
    onSuccess: (preview, requested) => {
      setLanguage(requested);
      setPage(preview);
    },
    onError: (error) => {
      if (error instanceof ApiFailure) draft.refuse(error.validationErrors);
      showError(error.message, 4500);
    },
  });
  return { page, language, pending: isPending, show: (requested = language) => mutate(requested), close: () => setPage(undefined) };
}

/** Not uploaded again for the other language. */
const storedNames = new WeakMap<File, string>();

/** A chosen picture is uploaded first; the server removes it if it is never saved. */
export async function withStoredPictures<V extends object>(values: V): Promise<V> {
  const entries = Object.entries(values).map(async ([field, value]) => {
    if (!isPicture(value) || !value.file) return [field, value];
    const { file, ...picture } = value;
    const name = storedNames.get(file) ?? (await uploadPicture(file)).replace("/resources/", "");
    storedNames.set(file, name);
    return [field, { ...picture, name }];
  });
  return Object.fromEntries(await Promise.all(entries));
}
