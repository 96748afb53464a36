import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import type { LoanOfficer } from "./service.server.ts";

export const loanOfficersQuery = queryOptions({
  queryKey: ["loanofficer"],
  queryFn: ({ signal }) => callApi<{ listLoanOfficersListVm: LoanOfficer[] }>("/api/loanofficer", { signal }),
  select: (answer) => answer.listLoanOfficersListVm,
});
