import { declarePermissions } from "#lib/permissions.ts";

export const permissions = declarePermissions({
  "numbers.read": { about: "Who may see how many visit and write", roles: ["editor"] },
});

declare module "#lib/permissions.ts" {
  interface Permissions extends Readonly<typeof permissions> {}
}
