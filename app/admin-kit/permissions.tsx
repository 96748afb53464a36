import { createContext, use } from "react";
import { may, type Permission, type Role } from "#lib/permissions.ts";

/** Without a role, nothing that needs more than an officer's permissions is offered. */
export const RoleContext = createContext<Role>("officer");

/** Whether to offer something. The server checks the permission again. */
export function useMay(permission: Permission): boolean {
  return may({ role: use(RoleContext) }, permission);
}
