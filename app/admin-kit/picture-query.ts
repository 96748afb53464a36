import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "./api-client.ts";
import { recordQuery } from "./record-query.ts";

export type LibraryPicture = ApiResponse<"GET /api/images">["pictureListVm"][number];

/** What must stay in the crops of a stored picture. */
export const pictureQuery = (name: string) =>
  recordQuery(
    ["image", name],
    (context) => callApi("GET /api/image", { ...context, query: { name } }),
    ({ focus }) => focus,
  );

/** Where the library tells of a picture. A path that ends like a file would be taken for one. */
export const picturePath = (name: string) => `/admin/media/${name.replace(/\.webp$/, "")}`;

export const libraryKey = ["images"];

export type LibrarySearch = { search: string; page: number; show: "all" | "unused" | "sample" };

/** Fills rows of two, three, four and six. */
const picturesPerPage = 24;

export const libraryQuery = ({ search, page, show }: LibrarySearch) => {
  const query = { filterKey: search, show, pageNumber: page, pageSize: picturesPerPage };
  return queryOptions({
    queryKey: [...libraryKey, query],
    queryFn: (context) => callApi("GET /api/images", { ...context, query }),
    select: ({ pictureListVm: pictures, total, totalIsMinimum }) => ({
      pictures,
      total,
      totalIsMinimum,
      pages: Math.max(1, Math.ceil(total / picturesPerPage)),
    }),
    placeholderData: keepPreviousData,
  });
};

/** What the Spanish description of a picture is, or the English where there is none. */
export const altIn = ({ alt, translations }: Pick<LibraryPicture, "alt" | "translations">, language: "en" | "es"): string =>
  (language === "es" && translations.es?.alt) || alt;

/** Stores a picture that belongs into a text; answers the address by which the text shows it. */
export async function uploadPicture(file: File): Promise<string> {
  const body = new FormData();
  body.set("ImageFile", file);
  const { image } = await callApi("POST /api/image", { body });
  return `/resources/${image}`;
}
