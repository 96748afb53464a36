import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiResponse, apiAddress, callApi } from "#app/admin-kit/api-client.ts";
import { type AuditSearch, auditFilterOf } from "#app/features/history/search-address.ts";

export const auditPageSize = 25;

export type AuditItem = ApiResponse<"GET /api/audit">["auditListVm"][number];

/** Events happen without the user, so the list is always fetched again. */
export const auditEventsQuery = (search: AuditSearch) => {
  const filter = auditFilterOf(search);
  return queryOptions({
    queryKey: ["audit", filter, search.page],
    queryFn: (context) => callApi("GET /api/audit", { ...context, query: { ...filter, pageNumber: search.page, pageSize: auditPageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

export const auditExportUrl = (search: AuditSearch) => apiAddress("GET /api/audit/export", { query: auditFilterOf(search) });
