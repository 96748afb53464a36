import type { PermissionDeclaration } from "#lib/permissions.ts";

export const permissions = {
  "profile.own": { about: "Loan officers: their own profile", roles: ["officer"] },
  "profile.approve": { about: "Owners: what officers change about their own profiles", roles: [] },
} as const satisfies Record<string, PermissionDeclaration>;

declare module "#lib/permissions.ts" {
  interface Permissions extends Readonly<typeof permissions> {}
}
