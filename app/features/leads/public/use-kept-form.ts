import { type RefObject, useEffect } from "react";

/** What the visitor typed or chose, and no hidden field. */
const keptNames = ["name", "email", "phone", "message", "callTime", "homeState"] as const;

type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined;
type TypedFields = Partial<Record<(typeof keptNames)[number], string>>;

const keyOf = (page: string) => `contact-form:${page}`;

/** Keeps what is typed for a reload of the page. Session storage ends with the tab, which matters on a shared computer. */
export function keepTypedFields(store: TextStore, page: string, values: Record<string, unknown>): void {
  const typed = Object.fromEntries(keptNames.flatMap((name) => (typeof values[name] === "string" ? [[name, values[name]]] : [])));
  try {
    store?.setItem(keyOf(page), JSON.stringify(typed));
  } catch {
    // The browser has no room, or allows no storage.
  }
}

export function readTypedFields(store: TextStore, page: string): TypedFields {
  try {
    const values: unknown = JSON.parse(store?.getItem(keyOf(page)) ?? "{}");
    if (typeof values !== "object" || values === null) return {};
    const entries = Object.entries(values);
    return Object.fromEntries(entries.filter(([name, value]) => keptNames.some((kept) => kept === name) && typeof value === "string"));
  } catch {
    return {};
  }
}

export function forgetTypedFields(store: TextStore, page: string): void {
  try {
    store?.removeItem(keyOf(page));
  } catch {
    // Without access, nothing was kept.
  }
}

/** Even the name throws where a browser blocks storage. */
function tabStore(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

type Options = { form: RefObject<HTMLFormElement | null>; isAnswered: boolean; isSent: boolean };

/** Restores what was typed before a reload, into fields that are still empty. */
export function useKeptForm({ form, isAnswered, isSent }: Options) {
  useEffect(() => {
    if (isSent) forgetTypedFields(tabStore(), location.pathname);
    // The response to a form that was sent without a script contains what was typed.
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
