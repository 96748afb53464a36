import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { may, type Permission } from "#lib/permissions.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { Access } from "./operation.server.ts";

export const onlyOwners: LocalizedText = { en: "Only an owner may do this", es: "Solo un propietario puede hacer esto" };
export const notAllowed: LocalizedText = { en: "Your role does not allow this", es: "Su rol no permite hacer esto" };

export function requireAccess(access: Access, staff: Staff | undefined): void {
  if (access !== "visitor") requirePermission(access, staff);
}

export function requirePermission(permission: Permission, staff: Staff | undefined): void {
  if (!staff) throw new AppError("unauthenticated", { en: "Sign in first", es: "Primero inicie sesión" });
  if (may(staff, permission)) return;
  if (staff.mustChangePassword)
    throw new AppError("passwordChangeRequired", {
      en: "Choose a password of your own first, at /admin/password",
      es: "Primero elija su propia contraseña, en /admin/password",
    });
  if (staff.mustSetUpSecondFactor)
    throw new AppError("secondFactorRequired", {
      en: "Set up a second factor first, at /admin/second-factor",
      es: "Primero configure la verificación en dos pasos, en /admin/second-factor",
    });
  throw new AppError("forbidden", permission === "accounts.manage" ? onlyOwners : notAllowed);
}
