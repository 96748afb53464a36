import type { PermissionDeclaration } from "#lib/permissions.ts";

export const permissions = {
  "newsletter.manage": { about: "Who may write newsletters and see their subscribers", roles: ["editor"] },
  "newsletter.export": { about: "Who may export newsletter subscribers", roles: ["editor"], confirmed: true },
} as const satisfies Record<string, PermissionDeclaration>;

declare module "#lib/permissions.ts" {
  interface Permissions extends Readonly<typeof permissions> {}
}
