import { declarePermissions } from "#lib/permissions.ts";

export const permissions = declarePermissions({
  "settings.write": { about: "Who may write settings; owners alone the sensitive ones", roles: ["editor"] },
});

declare module "#lib/permissions.ts" {
  interface Permissions extends Readonly<typeof permissions> {}
}
