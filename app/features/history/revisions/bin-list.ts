import { type ListAddress, parseListAddress } from "#app/admin-kit/list-address.ts";
import type { Noun } from "#lib/noun.ts";

/** The kind is that of the records that are listed; empty means any. */
export type BinList = ListAddress & { kind: string };

export function parseBinList(address: URLSearchParams, nouns: readonly Noun[]): BinList {
  const kind = nouns.find(({ entity }) => entity === address.get("kind"))?.entity ?? "";
  return { ...parseListAddress(address, []), kind };
}

/** Whether a list begins with what was deleted last and leaves nothing out. */
export const isWholeBin = ({ search, kind, page }: BinList) => search === "" && kind === "" && page === 1;
