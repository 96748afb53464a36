import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import type { BulkRecord } from "#lib/bulk.ts";
import type { Language } from "#lib/translations.ts";
import { type LoanOfficerDraft, loanOfficerBody } from "./draft.ts";

export const loanOfficersKey = ["loanofficer", "list"];

export const loanOfficersQuery = queryOptions({
  queryKey: loanOfficersKey,
  queryFn: (context) => callApi("GET /api/loanofficer", context),
  select: (answer) => answer.listLoanOfficersListVm,
});

/** The officers that a field may name. */
export const officerChoicesQuery = queryOptions({
  ...loanOfficersQuery,
  select: (answer) =>
    answer.listLoanOfficersListVm.map(({ loanOfficerId, firstName, lastName }) => ({
      id: loanOfficerId,
      name: `${firstName} ${lastName}`,
    })),
});

export const loanOfficerQuery = (id: string) =>
  recordQuery(
    ["loanofficer", "record", id],
    (context) => callApi("GET /api/loanofficer/:id", { ...context, id }),
    (answer) => answer.loanOfficerDto,
  );

type Progress = (fraction: number) => void;

export const createLoanOfficer = (draft: LoanOfficerDraft, onProgress: Progress) =>
  callApi("POST /api/loanofficer", { body: loanOfficerBody(draft), onProgress });

export const updateLoanOfficer = (id: number, draft: LoanOfficerDraft, onProgress: Progress) =>
  callApi("PUT /api/loanofficer", { body: loanOfficerBody(draft, id), onProgress });

/** Puts an officer before another one in the directory, or last. */
export const moveLoanOfficer = (id: number, before: number | null) => callApi("PUT /api/loanofficer/order", { body: { id, before } });

export const deleteLoanOfficer = (id: number) => callApi("DELETE /api/loanofficer/:id", { id });

export const previewLoanOfficer = (draft: LoanOfficerDraft, lang: Language, id?: number) =>
  id === undefined
    ? callApi("POST /api/preview/loanofficer", { body: loanOfficerBody(draft), query: { lang } })
    : callApi("PUT /api/preview/loanofficer", { body: loanOfficerBody(draft, id), query: { lang } });

export const changeLoanOfficers = (action: "activate" | "deactivate" | "delete", records: BulkRecord[]) =>
  callApi("PUT /api/loanofficer/bulk", { body: { action, records } });
