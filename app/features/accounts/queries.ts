import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import type { StaffDraft } from "./account-form.ts";
import type { EmailChangeInput, IdentityProof, OwnerProofInput, PasswordChangeInput } from "./schema.ts";

export const staffKey = ["staff", "list"];

export const staffQuery = queryOptions({
  queryKey: staffKey,
  queryFn: (context) => callApi("GET /api/staff", context),
  select: ({ staffListVm }) => staffListVm,
});

export const staffAccountQuery = (id: string) =>
  recordQuery(
    ["staff", "record", id],
    (context) => callApi("GET /api/staff/:id", { ...context, id }),
    ({ staffDto }) => staffDto,
  );

export const createStaffAccount = (draft: StaffDraft) => callApi("POST /api/staff", { body: draft });

export const updateStaffAccount = (userId: number, draft: StaffDraft) => callApi("PUT /api/staff", { body: { userId, ...draft } });

export const suspendStaff = (id: number) => callApi("POST /api/staff/:id/suspend", { id });
export const reinstateStaff = (id: number) => callApi("POST /api/staff/:id/reinstate", { id });
export const resetStaffPassword = (id: number) => callApi("POST /api/staff/:id/reset-password", { id, body: {} });
export const removeStaffSecondFactor = (id: number) => callApi("DELETE /api/staff/:id/two-factor", { id });
export const endStaffSessions = (id: number) => callApi("DELETE /api/staff/:id/sessions", { id });
export const endEveryonesSessions = () => callApi("DELETE /api/staff/sessions");
export const endAllSessions = () => callApi("DELETE /api/staff/sessions", { query: { includingOwn: true } });

export type Profile = ApiResponse<"GET /api/profile">["profileDto"];

export const profileKey = ["profile"];

export const profileQuery = recordQuery(
  profileKey,
  (context) => callApi("GET /api/profile", context),
  ({ profileDto }) => profileDto,
);

export const confirmSession = (body: IdentityProof) => callApi("POST /api/profile/confirm", { body });

export const updateProfile = (body: object) => callApi("PUT /api/profile", { body });
export const changePassword = (body: PasswordChangeInput) => callApi("PUT /api/profile/password", { body });

export const changeEmail = (body: EmailChangeInput) => callApi("PUT /api/profile/email", { body });

export const sessionsKey = ["sessions"];

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: (context) => callApi("GET /api/sessions", context),
  select: ({ sessionListVm }) => sessionListVm,
  staleTime: 0,
});

export const endSession = (id: number) => callApi("DELETE /api/sessions/:id", { id });
export const endOtherSessions = () => callApi("DELETE /api/sessions");

export type SecondFactorStart = ApiResponse<"POST /api/profile/two-factor">;

export const startSecondFactor = (body: OwnerProofInput) => callApi("POST /api/profile/two-factor", { body });
export const confirmSecondFactor = (code: string) => callApi("POST /api/profile/two-factor/confirm", { body: { code } });
export const disableSecondFactor = (body: OwnerProofInput) => callApi("POST /api/profile/two-factor/disable", { body });
export const renewRecoveryCodes = (body: OwnerProofInput) => callApi("POST /api/profile/two-factor/recovery-codes", { body });
