import { createContext, use } from "react";
import { may, type Permission, type Role } from "#lib/permissions.ts";

/** The role of whoever is signed in; without one nothing is offered. */
export const RoleContext = createContext<Role>("officer");

/** Whether to offer something. The server decides anew whether it is done. */
export function useMay(permission: Permission): boolean {
  return may({ role: use(RoleContext) }, permission);
}
