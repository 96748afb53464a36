import { parsePage, parseSearchText } from "#app/admin-kit/list-address.ts";
import type { AuditAction } from "#lib/audit-actions.ts";
import { auditActionNames } from "./audit-actions.ts";

/** What the screen asks for, as its fields and its address hold it: empty means any. */
export type AuditSearch = { text: string; person: string; action: AuditAction | ""; from: string; to: string; page: number };

const day = /^20\d\d-\d\d-\d\d$/;

/** What an address says, without what makes no sense in it. */
export function parseAddress(address: URLSearchParams): AuditSearch {
  const text = (name: string, form: RegExp) => form.exec(address.get(name) ?? "")?.[0] ?? "";
  return {
    text: parseSearchText(address.get("text")),
    person: text("person", /^\d{1,9}$/),
    action: auditActionNames.find((known) => known === address.get("action")) ?? "",
    from: text("from", day),
    to: text("to", day),
    page: parsePage(address.get("page")),
  };
}

/** What is asked for as the API's parameters. */
export function toFilter({ text, person, action, from, to }: AuditSearch) {
  return { filterKey: text, userId: person, action, from, to };
}
