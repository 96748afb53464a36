import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "#app/admin-kit/api-client.ts";
import { type AuditSearch, toFilter } from "./filter-address.ts";
import type { auditItem } from "./schema.ts";

const path = "/api/audit";

export const auditPageSize = 25;

export type AuditItem = z.infer<typeof auditItem>;

type AuditPage = { auditListVm: AuditItem[]; total: number; totalIsMinimum: boolean };

/** Events happen by themselves, so the list is asked for anew whenever one comes to it. */
export const auditEventsQuery = (search: AuditSearch) => {
  const filter = toFilter(search).toString();
  return queryOptions({
    queryKey: ["audit", filter, search.page],
    queryFn: (asked) => callApi<AuditPage>(`${path}?${filter}&pageNumber=${search.page}&pageSize=${auditPageSize}`, asked),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

export const auditExportUrl = (search: AuditSearch) => `${path}/export?${toFilter(search)}`;
