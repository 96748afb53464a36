import { type RefObject, useEffect } from "react";
import { forgetTypedFields, keepTypedFields, readTypedFields } from "#app/features/leads/messages/kept-form.ts";

type Options = { form: RefObject<HTMLFormElement | null>; isAnswered: boolean; isSent: boolean };

/** Even naming it throws where a browser blocks storage. */
function tabStore(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Brings back what was typed before a reload, into fields that are still empty. */
export function useKeptForm({ form, isAnswered, isSent }: Options) {
  useEffect(() => {
    if (isSent) forgetTypedFields(tabStore(), location.pathname);
    // A page that answers a form without a script brings what was typed along.
    if (isAnswered || !form.current) return;
    for (const [name, value] of Object.entries(readTypedFields(tabStore(), location.pathname))) {
      const field = form.current.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isText && field.value === "") field.value = value;
      if (field instanceof HTMLSelectElement && field.selectedIndex === 0 && [...field.options].some((option) => option.value === value))
        field.value = value;
    }
  }, [form, isAnswered, isSent]);

  return {
    keep: () => form.current && keepTypedFields(tabStore(), location.pathname, Object.fromEntries(new FormData(form.current))),
    forget: () => forgetTypedFields(tabStore(), location.pathname),
  };
}
