import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { draftsKey } from "#app/features/drafts/queries.ts";
import type { PageCategoryRecord } from "#app/features/pages/categories/queries.ts";
import { pageCategoryCalls } from "#app/features/pages/categories/queries.ts";

export type TreePage = ApiResponse<"GET /api/pages">["pageListVm"][number];
export type Place = { parentId: number | null; before: number | null };

/** Every page with its draft, and the parts of pages, which are needed for their paths. */
export const pagesQuery = queryOptions({
  queryKey: [...draftsKey, "pages"],
  queryFn: (context) => callApi("GET /api/pages", context),
  select: ({ pageListVm }) => pageListVm,
});

export const pageUsesQuery = (id: number) =>
  queryOptions({
    queryKey: [...draftsKey, "pages", "uses", id],
    queryFn: (context) => callApi("GET /api/pages/:id/uses", { ...context, id }),
    select: ({ pageUseListVm }) => pageUseListVm,
    staleTime: 0,
  });

type NewPage = {
  name: string;
  address: string;
  parentId: number | null;
  copyOf: number | null;
  spanish: { name: string; address: string };
};

export const createPage = ({ spanish, ...page }: NewPage) =>
  callApi("POST /api/pages", { body: { ...page, translations: { es: spanish } } });

export const movePage = (id: number, place: Place) => callApi("PUT /api/pages/:id/place", { id, body: place });

export const deletePage = (id: number) => callApi("DELETE /api/pages/:id", { id });

/** Hides a published page from visitors, or shows it again. Its draft stays as it is. */
export const setPageStatus = (webPageCategoryId: number, status: PageCategoryRecord["status"]) =>
  callApi("PUT /api/pagecategory", { body: { webPageCategoryId, status } });

/** Everything that shows pages. */
export const pageKeys = [draftsKey, [pageCategoryCalls.listKey[0] ?? ""]];
