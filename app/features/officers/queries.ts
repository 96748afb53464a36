import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import type { BulkRecord } from "#lib/bulk.ts";
import { loanOfficerBody } from "./draft.ts";

export const loanOfficerCalls = recordCalls("loanofficer", "loanOfficerDto", loanOfficerBody);

export const loanOfficersKey = ["loanofficer", "list"];

export const loanOfficersQuery = queryOptions({
  queryKey: loanOfficersKey,
  queryFn: (context) => callApi("GET /api/loanofficer", context),
  select: (response) => response.listLoanOfficersListVm,
});

export const officerChoicesQuery = queryOptions({
  ...loanOfficersQuery,
  select: (response) =>
    response.listLoanOfficersListVm.map(({ loanOfficerId, firstName, lastName }) => ({
      id: loanOfficerId,
      name: `${firstName} ${lastName}`,
    })),
});

export const moveLoanOfficer = (id: number, before: number | null) => callApi("PUT /api/loanofficer/order", { body: { id, before } });

export const changeLoanOfficers = (action: "activate" | "deactivate" | "delete", records: BulkRecord[]) =>
  callApi("PUT /api/loanofficer/bulk", { body: { action, records } });
