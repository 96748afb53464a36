import { parsePage, parseSearchText } from "#app/admin-kit/list-address.ts";
import type { LibrarySearch } from "#app/admin-kit/picture-query.ts";

/** Which pictures of the library are shown. */
export const pictureFilters = ["all", "unused", "sample"] as const;
export type PictureFilter = (typeof pictureFilters)[number];

export const parsePictureList = (address: URLSearchParams): Required<LibrarySearch> => ({
  search: parseSearchText(address.get("search")),
  show: pictureFilters.find((known) => known === address.get("show")) ?? "all",
  label: parseSearchText(address.get("label")),
  page: parsePage(address.get("page")),
});
