import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "./api-client.ts";
import { recordQuery } from "./record-query.ts";

export type LibraryPicture = ApiResponse<"GET /api/images">["pictureListVm"][number];

export const pictureQuery = (name: string) =>
  recordQuery(
    ["image", name],
    (context) => callApi("GET /api/image", { ...context, query: { name } }),
    ({ focus }) => focus,
  );

/** Without the extension, which would make it look like a file. */
export const picturePath = (name: string) => `/admin/media/${name.replace(/\.webp$/, "")}`;

export const libraryKey = ["images"];

export type LibrarySearch = { search: string; page: number; show: "all" | "unused" | "sample"; label?: string };

/** Divisible by two, three, four and six columns. */
const picturesPerPage = 24;

export const libraryQuery = ({ search, page, show, label = "" }: LibrarySearch) => {
  const query = { filterKey: search, show, label, pageNumber: page, pageSize: picturesPerPage };
  return queryOptions({
    queryKey: [...libraryKey, query],
    queryFn: (context) => callApi("GET /api/images", { ...context, query }),
    select: ({ pictureListVm: pictures, labelListVm: labels, total, totalIsMinimum }) => ({
      pictures,
      labels,
      total,
      totalIsMinimum,
      pages: Math.max(1, Math.ceil(total / picturesPerPage)),
    }),
    placeholderData: keepPreviousData,
  });
};

export const altIn = ({ alt, translations }: Pick<LibraryPicture, "alt" | "translations">, language: "en" | "es"): string =>
  (language === "es" && translations.es?.alt) || alt;

/** Stores a picture and returns its URL. One with labels stays in the library, whether a record uses it or not. */
export async function uploadPicture(file: File, labels?: string[]): Promise<string> {
  const body = new FormData();
  body.set("ImageFile", file);
  if (labels) body.set("labels", JSON.stringify(labels));
  const { image } = await callApi("POST /api/image", { body });
  return `/resources/${image}`;
}
