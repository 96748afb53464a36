import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import type { LoanOfficer } from "./service.server.ts";

const path = "/api/loanofficer";

export const loanOfficersKey = ["loanofficer", "list"];

export const loanOfficersQuery = queryOptions({
  queryKey: loanOfficersKey,
  queryFn: ({ signal }) => callApi<{ listLoanOfficersListVm: LoanOfficer[] }>(path, { signal }),
  select: (answer) => answer.listLoanOfficersListVm,
});

export const deleteLoanOfficer = (id: number) => callApi(`${path}/${id}`, { method: "DELETE" });
