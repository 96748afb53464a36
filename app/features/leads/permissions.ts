import { declarePermissions } from "#lib/permissions.ts";

export const permissions = declarePermissions({
  "messages.handle": { about: "Who may handle messages", roles: ["editor"] },
  "messages.export": { about: "Who may export messages", roles: ["editor"], confirmed: true },
  "leads.route": { about: "Owners: who gets which messages", roles: [] },
});

declare module "#lib/permissions.ts" {
  interface Permissions extends Readonly<typeof permissions> {}
}
