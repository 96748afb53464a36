import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import type { StoredUser } from "#app/admin-kit/stored-user.ts";
import type { StaffDraft, StaffRecord } from "./draft.ts";

const path = "/api/staff";

export const staffKey = ["staff", "list"];

export const staffQuery = queryOptions({
  queryKey: staffKey,
  queryFn: (asked) => callApi<{ staffListVm: StaffRecord[] }>(path, asked),
  select: (answer) => answer.staffListVm,
});

export const staffAccountQuery = (id: string) =>
  recordQuery(["staff", "record", id], `${path}/${id}`, (answer: { staffDto: StaffRecord }) => answer.staffDto);

export const createStaffAccount = (draft: StaffDraft) =>
  callApi<{ staffDto: StaffRecord; password: string }>(path, { method: "POST", body: draft });

export const updateStaffAccount = (userId: number, draft: StaffDraft) => callApi(path, { method: "PUT", body: { userId, ...draft } });

export const suspendStaff = (id: number) => callApi<{ message: string }>(`${path}/${id}/suspend`, { method: "POST" });
export const reinstateStaff = (id: number) => callApi<{ message: string }>(`${path}/${id}/reinstate`, { method: "POST" });
export const resetStaffPassword = (id: number) =>
  callApi<{ message: string; password: string }>(`${path}/${id}/reset-password`, { method: "POST", body: {} });
export const removeStaffSecondFactor = (id: number) => callApi<{ message: string }>(`${path}/${id}/two-factor`, { method: "DELETE" });
export const endStaffSessions = (id: number) => callApi<{ message: string }>(`${path}/${id}/sessions`, { method: "DELETE" });
export const endEveryonesSessions = () => callApi<{ message: string }>(`${path}/sessions`, { method: "DELETE" });

export type Profile = Omit<StaffRecord, "suspendedAt" | "lastSeenAt"> & { recoveryCodesLeft: number };

export const profileKey = ["profile"];

export const profileQuery = recordQuery(profileKey, "/api/profile", (answer: { profileDto: Profile }) => answer.profileDto);

type WithUser = { message: string; user: StoredUser };

/** For the next minutes this session, which has a new name, may change accounts. */
export const confirmSession = (body: { password?: string; code?: string }) =>
  callApi<WithUser>("/api/profile/confirm", { method: "POST", body });

export const updateProfile = (body: object) => callApi<WithUser>("/api/profile", { method: "PUT", body });
export const changePassword = (body: { currentPassword: string; newPassword: string }) =>
  callApi<WithUser>("/api/profile/password", { method: "PUT", body });

export type Session = { sessionId: number; device: string; address: string; signedInAt: string; lastSeenAt: string; current: boolean };

export const sessionsKey = ["sessions"];

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: (asked) => callApi<{ sessionListVm: Session[] }>("/api/sessions", asked),
  select: (answer) => answer.sessionListVm,
  staleTime: 0,
});

export const endSession = (id: number) => callApi<{ message: string }>(`/api/sessions/${id}`, { method: "DELETE" });
export const endOtherSessions = () => callApi<{ message: string }>("/api/sessions", { method: "DELETE" });

export type SecondFactorStart = { secret: string; qrCode: string; recoveryCodes: string[] };

const factor = "/api/profile/two-factor";

export const startSecondFactor = (password: string) => callApi<SecondFactorStart>(factor, { method: "POST", body: { password } });
export const confirmSecondFactor = (code: string) => callApi<WithUser>(`${factor}/confirm`, { method: "POST", body: { code } });
export const disableSecondFactor = (password: string) => callApi<WithUser>(`${factor}/disable`, { method: "POST", body: { password } });
export const renewRecoveryCodes = (password: string) =>
  callApi<{ recoveryCodes: string[] }>(`${factor}/recovery-codes`, { method: "POST", body: { password } });
