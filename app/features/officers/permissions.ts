import { declarePermissions } from "#lib/permissions.ts";

export const permissions = declarePermissions({
  "profile.own": { about: "Loan officers: their own profile", roles: ["officer"] },
  "profile.approve": { about: "Owners: what officers change about their own profiles", roles: [] },
});

declare module "#lib/permissions.ts" {
  interface Permissions extends Readonly<typeof permissions> {}
}
