export const roles = ["owner", "editor", "reviewer", "officer"] as const;
export type Role = (typeof roles)[number];

export type PermissionDeclaration = {
  /** What the description of the API says about it. */
  about: string;
  /** The roles that have it besides owners, who have every permission. */
  roles: readonly Role[];
  /** It exports data or deletes it for good: every call that requires it also needs a recent confirmation. */
  confirmed?: true;
};

/** What the platform and the admin's shell ask for. Features declare the others in their `permissions.ts`. */
const commonPermissions = {
  "own.password": { about: "Everyone with an account", roles },
  "own.secondFactor": { about: "Everyone with an account, once the first password was changed", roles },
  "own.account": { about: "Everyone with an account, once a second factor is set up where one is required", roles },
  "content.read": { about: "Who may see drafts, settings and the history", roles: ["editor", "reviewer"] },
  "content.write": { about: "Who may write content", roles: ["editor"] },
  "drafts.comment": { about: "Who may comment on unpublished changes", roles: ["editor", "reviewer"] },
  "drafts.approve": { about: "Who may approve or return changes that others made", roles: ["editor", "reviewer"] },
  "messages.read": { about: "Who may read messages", roles: ["editor"] },
  "leads.own": {
    about: "Who may see the messages that they take care of; all of them, who may read messages",
    roles: ["editor", "officer"],
  },
  "sensitive.write": {
    about: "Owners: settings and fields that decide where leads, money and applications go, or that the law asks for",
    roles: [],
  },
  "accounts.manage": { about: "Owners: staff accounts", roles: [] },
} as const satisfies Record<string, PermissionDeclaration>;

type CommonPermissions = typeof commonPermissions;

/** Each feature adds its own to this interface, so that a permission that none declares does not compile. */
export interface Permissions extends CommonPermissions {}

export type Permission = keyof Permissions;

export type ConfirmedPermission = { [Name in Permission]: Permissions[Name] extends { confirmed: true } ? Name : never }[Permission];

const declared = new Map<string, PermissionDeclaration>(Object.entries(commonPermissions));

/** Adds the permissions of a feature. One that was not added is given to no one. */
export function declarePermissions<const P extends Record<string, PermissionDeclaration>>(permissions: P): P {
  for (const [name, declaration] of Object.entries(permissions)) {
    if (Object.hasOwn(commonPermissions, name)) throw new Error(`The permission ${name} is declared in lib/permissions.ts`);
    declared.set(name, declaration);
  }
  return permissions;
}

export const listPermissions = (): Permission[] => [...declared.keys()] as Permission[];

export const describePermission = (permission: Permission): PermissionDeclaration | undefined => declared.get(permission);

export const permissionsOf = (role: Role): Permission[] => listPermissions().filter((permission) => may({ role }, permission));

/** Who must have a second factor: messages hold customers' data. */
export const readsLeads = (role: Role): boolean => may({ role }, "messages.read") || may({ role }, "leads.own");

type Holder = { role: Role; mustChangePassword?: boolean; mustSetUpSecondFactor?: boolean };

/**
 * An account whose password someone else knows may only change it, and one that lacks a required second factor may only set one up.
 */
export function may({ role, mustChangePassword = false, mustSetUpSecondFactor = false }: Holder, permission: Permission): boolean {
  if (mustChangePassword && permission !== "own.password") return false;
  if (mustSetUpSecondFactor && permission !== "own.password" && permission !== "own.secondFactor") return false;
  const declaration = declared.get(permission);
  return declaration !== undefined && (role === "owner" || declaration.roles.includes(role));
}
