import { declarePermissions } from "#lib/permissions.ts";

export const permissions = declarePermissions({
  "profile.own": { about: "Loan officers: their own profile", roles: ["officer"] },
});

declare module "#lib/permissions.ts" {
  interface Permissions extends Readonly<typeof permissions> {}
}
