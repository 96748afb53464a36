import { type ListAddress, parseListAddress, parsePage, parseSearchText } from "#app/admin-kit/list-address.ts";
import { auditActionNames } from "#app/features/history/audit/audit-actions.ts";
import type { AuditAction } from "#lib/audit-actions.ts";
import type { Noun } from "#lib/noun.ts";

/** What each screen searches for, as its fields and its address hold it: empty means any, and invalid parameters are left out. */

const parseText = (address: URLSearchParams, name: string, form: RegExp) => form.exec(address.get(name) ?? "")?.[0] ?? "";

const parseKind = (address: URLSearchParams, nouns: readonly Noun[]) =>
  nouns.find(({ entity }) => entity === address.get("kind"))?.entity ?? "";

const day = /^20\d\d-\d\d-\d\d$/;
const parsePeriod = (address: URLSearchParams) => ({
  from: parseText(address, "from", day),
  to: parseText(address, "to", day),
  page: parsePage(address.get("page")),
});

export type AuditSearch = { text: string; person: string; action: AuditAction | ""; from: string; to: string; page: number };

export const parseAuditSearch = (address: URLSearchParams): AuditSearch => ({
  text: parseSearchText(address.get("text")),
  person: parseText(address, "person", /^\d{1,9}$/),
  action: auditActionNames.find((known) => known === address.get("action")) ?? "",
  ...parsePeriod(address),
});

export const auditFilterOf = ({ text, person, action, from, to }: AuditSearch) => ({ filterKey: text, userId: person, action, from, to });

export type IncidentSearch = { person: string; from: string; to: string; page: number };

export const parseIncidentSearch = (address: URLSearchParams): IncidentSearch => ({
  person: parseText(address, "person", /^[1-9]\d{0,8}$/),
  ...parsePeriod(address),
});

export type ChangeSearch = IncidentSearch & { search: string; kind: string };

export const parseChangeSearch = (address: URLSearchParams, nouns: readonly Noun[]): ChangeSearch => ({
  search: parseSearchText(address.get("search")),
  kind: parseKind(address, nouns),
  ...parseIncidentSearch(address),
});

export const isNarrowed = ({ page: _, ...filters }: ChangeSearch) => Object.values(filters).some((value) => value !== "");

export type BinSearch = ListAddress & { kind: string };

export const parseBinSearch = (address: URLSearchParams, nouns: readonly Noun[]): BinSearch => ({
  ...parseListAddress(address, []),
  kind: parseKind(address, nouns),
});

/** Whether the list begins with the last deletion and leaves nothing out. */
export const isWholeBin = ({ search, kind, page }: BinSearch) => search === "" && kind === "" && page === 1;
