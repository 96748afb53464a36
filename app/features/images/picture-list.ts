import { type ListAddress, parsePage, parseSearchText } from "#app/admin-kit/list-address.ts";

/** Which pictures of the library are shown. */
export const pictureFilters = ["all", "unused", "sample"] as const;
export type PictureFilter = (typeof pictureFilters)[number];

export type PictureList = Pick<ListAddress, "search" | "page"> & { show: PictureFilter };

/** Fills rows of two, three, four and six. */
export const picturesPerPage = 24;

export const parsePictureList = (address: URLSearchParams): PictureList => ({
  search: parseSearchText(address.get("search")),
  show: pictureFilters.find((known) => known === address.get("show")) ?? "all",
  page: parsePage(address.get("page")),
});
