import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import { type LoanOfficerDraft, type LoanOfficerRecord, loanOfficerBody } from "./draft.ts";

const path = "/api/loanofficer";

export const loanOfficersKey = ["loanofficer", "list"];

export const loanOfficersQuery = queryOptions({
  queryKey: loanOfficersKey,
  queryFn: (asked) => callApi<{ listLoanOfficersListVm: LoanOfficerRecord[] }>(path, asked),
  select: (answer) => answer.listLoanOfficersListVm,
});

export const loanOfficerQuery = (id: string) =>
  recordQuery(["loanofficer", "record", id], `${path}/${id}`, (answer: { loanOfficerDto: LoanOfficerRecord }) => answer.loanOfficerDto);

type Progress = (fraction: number) => void;

export const createLoanOfficer = (draft: LoanOfficerDraft, onProgress: Progress) =>
  callApi(path, { method: "POST", body: loanOfficerBody(draft), onProgress });

export const updateLoanOfficer = (id: number, draft: LoanOfficerDraft, onProgress: Progress) =>
  callApi(path, { method: "PUT", body: loanOfficerBody(draft, id), onProgress });

export const deleteLoanOfficer = (id: number) => callApi(`${path}/${id}`, { method: "DELETE" });
