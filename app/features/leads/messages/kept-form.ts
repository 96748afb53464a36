/** The fields whose text is kept: what the visitor typed or chose, and nothing hidden. */
const keptNames = ["name", "email", "phone", "message", "callTime", "homeState"] as const;

type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined;
type TypedFields = Partial<Record<(typeof keptNames)[number], string>>;

const keyOf = (page: string) => `contact-form:${page}`;

/** Keeps what is typed for a reload of the page. In a session's storage it ends with the tab, which matters on a shared computer. */
export function keepTypedFields(store: TextStore, page: string, values: Record<string, unknown>): void {
  const typed = Object.fromEntries(keptNames.flatMap((name) => (typeof values[name] === "string" ? [[name, values[name]]] : [])));
  try {
    store?.setItem(keyOf(page), JSON.stringify(typed));
  } catch {
    // A browser without room, or that allows no storage, keeps nothing.
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
    // What cannot be reached was never kept.
  }
}
