import { parsePage } from "#app/admin-kit/list-address.ts";

/** What the screen asks for, as its fields and its address hold it: empty means any. */
export type IncidentSearch = { person: string; from: string; to: string; page: number };

const day = /^20\d\d-\d\d-\d\d$/;

/** What an address says, without what makes no sense in it. */
export function parseIncident(address: URLSearchParams): IncidentSearch {
  const text = (name: string, form: RegExp) => form.exec(address.get(name) ?? "")?.[0] ?? "";
  return {
    person: text("person", /^[1-9]\d{0,8}$/),
    from: text("from", day),
    to: text("to", day),
    page: parsePage(address.get("page")),
  };
}
