import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import type { IncidentSearch } from "#app/features/history/search-address.ts";

export const readsPageSize = 25;

/** Empty fields are left out. */
const filterOf = ({ person, from, to }: IncidentSearch) => ({
  ...(person && { userId: Number(person) }),
  ...(from && { from }),
  ...(to && { to }),
});

/** Reads happen without the user, so they are always fetched again. */
export const incidentQuery = (search: IncidentSearch) =>
  queryOptions({
    queryKey: ["incident", "summary", filterOf(search)],
    queryFn: (context) => callApi("GET /api/incident", { ...context, query: filterOf(search) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const incidentReadsQuery = (search: IncidentSearch) =>
  queryOptions({
    queryKey: ["incident", "reads", filterOf(search), search.page],
    queryFn: (context) =>
      callApi("GET /api/incident/reads", { ...context, query: { ...filterOf(search), pageNumber: search.page, pageSize: readsPageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const exportReads = (search: IncidentSearch) => callApi("POST /api/incident/export", { body: filterOf(search) });
export const exportCustomers = (search: IncidentSearch) => callApi("POST /api/incident/customers/export", { body: filterOf(search) });
