import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import type { MenuItem } from "./menu-item.ts";

export type MenuRecord = ApiResponse<"GET /api/menu/:id">["menuDto"];
export type MenuDraft = { version: number | undefined; items: MenuItem[] };
export type MenuTargets = Pick<ApiResponse<"GET /api/menutargets">, "pages" | "documents">;

export const menuCalls = recordCalls("menu", "menuDto", ({ items, version }: MenuDraft, id = 0) => ({ menuId: id, items, version }));

export const menusQuery = queryOptions({
  queryKey: menuCalls.listKey,
  queryFn: (context) => callApi("GET /api/menu", context),
  select: (response) => response.menuListVm,
});

export const menuTargetsQuery = queryOptions({
  queryKey: ["menutargets"],
  queryFn: (context) => callApi("GET /api/menutargets", context),
});
