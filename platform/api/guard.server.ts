import { AppError } from "#lib/errors.ts";
import { may, type Permission } from "#lib/permissions.ts";
import { isConfirmed } from "#platform/accounts/session-times.server.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { Access } from "./operation.server.ts";

/** Refuses whoever the table of permissions does not let in. */
export function requireAccess(access: Access, staff: Staff | undefined): void {
  if (access !== "visitor") requirePermission(access, staff);
}

export function requirePermission(permission: Permission, staff: Staff | undefined): void {
  if (!staff) throw new AppError("unauthenticated", "Sign in first");
  if (may(staff, permission)) return;
  if (staff.mustChangePassword) throw new AppError("passwordChangeRequired", "Choose a password of your own first, at /admin/password");
  if (staff.mustSetUpSecondFactor) throw new AppError("secondFactorRequired", "Set up a second factor first, at /admin/second-factor");
  throw new AppError("forbidden", permission === "accounts.manage" ? "Only an owner may do this" : "Your role does not allow this");
}

/** A session that someone else got hold of must not be enough to take an account over. */
export function requireConfirmation(staff: Staff | undefined, now: Date): void {
  if (staff && isConfirmed(staff.confirmedAt, now)) return;
  throw new AppError("confirmationRequired", "Confirm that it is you, with your password or a code");
}
