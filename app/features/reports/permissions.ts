import type { PermissionDeclaration } from "#lib/permissions.ts";

export const permissions = {
  "numbers.read": { about: "Who may see how many visit and write", roles: ["editor"] },
} as const satisfies Record<string, PermissionDeclaration>;

declare module "#lib/permissions.ts" {
  interface Permissions extends Readonly<typeof permissions> {}
}
