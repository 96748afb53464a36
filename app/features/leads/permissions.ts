import type { PermissionDeclaration } from "#lib/permissions.ts";

export const permissions = {
  "messages.handle": { about: "Who may handle messages", roles: ["editor"] },
  "messages.export": { about: "Who may export messages", roles: ["editor"], confirmed: true },
  "leads.route": { about: "Owners: who gets which messages", roles: [] },
} as const satisfies Record<string, PermissionDeclaration>;

declare module "#lib/permissions.ts" {
  interface Permissions extends Readonly<typeof permissions> {}
}
