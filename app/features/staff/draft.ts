import type { Role } from "#lib/permissions.ts";
import type { StaffRecord } from "./account-schema.ts";

export type StaffDraft = ReturnType<typeof staffDraft>;

export function staffDraft(account?: StaffRecord) {
  return {
    version: account?.version,
    email: account?.email ?? "",
    userName: account?.userName ?? "",
    firstName: account?.firstName ?? "",
    lastName: account?.lastName ?? "",
    phoneNumber: account?.phoneNumber ?? "",
    role: account?.role ?? ("editor" as Role),
  };
}

export const roleNames: Record<Role, string> = { owner: "Owner", editor: "Editor", reviewer: "Reviewer", officer: "Loan officer" };

export const staffLabels = {
  email: "Email",
  userName: "User Name",
  firstName: "First Name",
  lastName: "Last Name",
  phoneNumber: "Phone Number",
  role: "Role",
};
