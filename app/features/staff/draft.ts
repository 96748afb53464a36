import type { DraftOf } from "#app/admin-kit/draft.ts";
import type { Role } from "#lib/permissions.ts";
import type { accountInput } from "./schema.ts";

/** An account as owners see it. */
export type StaffRecord = {
  userId: number;
  version: number;
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  role: Role;
  twoFactorEnabled: boolean;
  suspendedAt: string | null;
  lastSeenAt: string | null;
};

export type StaffDraft = DraftOf<typeof accountInput>;

export const roleNames: Record<Role, string> = { owner: "Owner", editor: "Editor", reviewer: "Reviewer", officer: "Loan officer" };
