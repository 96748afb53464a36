import { type RefObject, useEffect } from "react";
import { forgetTypedFields, keepTypedFields, readTypedFields } from "./kept-form.ts";

type Options = { form: RefObject<HTMLFormElement | null>; isAnswered: boolean; isSent: boolean };

/** Brings back what was typed before a reload, into fields that are still empty. */
export function useKeptForm({ form, isAnswered, isSent }: Options) {
  useEffect(() => {
    if (isSent) forgetTypedFields(sessionStorage, location.pathname);
    // A page that answers a form without a script brings what was typed along.
    if (isAnswered || !form.current) return;
    for (const [name, value] of Object.entries(readTypedFields(sessionStorage, location.pathname))) {
      const field = form.current.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isText && field.value === "") field.value = value;
      if (field instanceof HTMLSelectElement && field.selectedIndex === 0 && [...field.options].some((option) => option.value === value))
        field.value = value;
    }
  }, [form, isAnswered, isSent]);

  return {
    keep: () => form.current && keepTypedFields(sessionStorage, location.pathname, Object.fromEntries(new FormData(form.current))),
    forget: () => forgetTypedFields(sessionStorage, location.pathname),
  };
}
