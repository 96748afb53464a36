import { declarePermissions } from "#lib/permissions.ts";

export const permissions = declarePermissions({
  "newsletter.manage": { about: "Who may write newsletters and see their subscribers", roles: ["editor"] },
  "newsletter.export": { about: "Who may export newsletter subscribers", roles: ["editor"], confirmed: true },
});

declare module "#lib/permissions.ts" {
  interface Permissions extends Readonly<typeof permissions> {}
}
