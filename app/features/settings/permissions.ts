import type { PermissionDeclaration } from "#lib/permissions.ts";

export const permissions = {
  "settings.write": { about: "Who may write settings; owners alone the sensitive ones", roles: ["editor"] },
} as const satisfies Record<string, PermissionDeclaration>;

declare module "#lib/permissions.ts" {
  interface Permissions extends Readonly<typeof permissions> {}
}
