import type { DraftOf } from "#app/admin-kit/draft.ts";
import type { Role } from "#lib/permissions.ts";
import type { accountInput } from "./schema.ts";

export type StaffDraft = DraftOf<typeof accountInput>;

export const roleNames: Record<Role, string> = { owner: "Owner", editor: "Editor", reviewer: "Reviewer", officer: "Loan officer" };
