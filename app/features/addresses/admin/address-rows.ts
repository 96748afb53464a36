import type { FormerAddressItem, RedirectItem } from "#app/features/addresses/queries.ts";

/** A redirect, or a former address of a page. */
export type AddressRow = {
  key: string;
  path: string;
  uses: number;
  lastUsedAt: string | null;
  page: RedirectItem["page"];
  target: string;
  redirectId?: number;
  formerAddressId?: number;
};

export const addressRows = (redirects: RedirectItem[], former: FormerAddressItem[]): AddressRow[] => [
  ...redirects.map(({ redirectId, path, uses, lastUsedAt, page, target }) => ({
    ...{ key: `redirect ${redirectId}`, redirectId, path, uses, lastUsedAt, page, target },
  })),
  ...former.map(({ formerAddressId, path, uses, lastUsedAt, page }) => ({
    ...{ key: `former ${formerAddressId}`, formerAddressId, path, uses, lastUsedAt, page, target: "" },
  })),
];
