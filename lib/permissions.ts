export const roles = ["owner", "editor", "reviewer", "officer"] as const;
export type Role = (typeof roles)[number];

/** Everything that someone may be allowed to do, with what the description of the API says of it. */
export const permissions = {
  "own.password": "Everyone with an account",
  "own.secondFactor": "Everyone with an account, once the first password was changed",
  "own.account": "Everyone with an account, once a second factor is set up where one is required",
  "content.read": "Who may see drafts, settings and the history",
  "content.write": "Who may write content",
  "messages.read": "Who may read messages",
  "messages.handle": "Who may handle messages",
  "messages.export": "Who may export messages",
  "leads.own": "Who may see the messages that they take care of; all of them, who may read messages",
  "profile.own": "Loan officers: their own profile",
  "profile.approve": "Owners: what officers change about their own profiles",
  "leads.route": "Owners: who gets which messages",
  "numbers.read": "Who may see how many visit and write",
  "newsletter.manage": "Who may write newsletters and see their subscribers",
  "newsletter.export": "Who may export newsletter subscribers",
  "settings.write": "Who may write settings; owners alone the sensitive ones",
  "sensitive.write": "Owners: settings and fields that decide where leads, money and applications go, or that the law asks for",
  "accounts.manage": "Owners: staff accounts",
  "audit.read": "Owners: the record of events",
  "data.erase": "Owners: erasing a person's data",
  "incident.respond": "Owners: who read customers' data, and what to do after an incident",
} as const;
export type Permission = keyof typeof permissions;

/** What carries data off or deletes it for good: every call that asks for one of these needs a recent confirmation. */
export const confirmedPermissions = ["messages.export", "newsletter.export", "data.erase"] as const satisfies Permission[];
export type ConfirmedPermission = (typeof confirmedPermissions)[number];

const ownPermissions: Permission[] = ["own.password", "own.secondFactor", "own.account"];

/** The one table of who may do what: guard, navigation, description and tests read it. */
export const rolePermissions: Record<Role, readonly Permission[]> = {
  owner: Object.keys(permissions) as Permission[],
  editor: [
    ...ownPermissions,
    "content.read",
    "content.write",
    "messages.read",
    "messages.handle",
    "messages.export",
    "leads.own",
    "numbers.read",
    "newsletter.manage",
    "newsletter.export",
    "settings.write",
  ],
  reviewer: [...ownPermissions, "content.read"],
  officer: [...ownPermissions, "leads.own", "profile.own"],
};

/** Who must have a second factor: messages hold customers' data. */
export const readsLeads = (role: Role): boolean => may({ role }, "messages.read") || may({ role }, "leads.own");

type Holder = { role: Role; mustChangePassword?: boolean; mustSetUpSecondFactor?: boolean };

/**
 * Whoever still has a password that someone else knows may do nothing but change it, and whoever lacks a second factor
 * that is required nothing but set one up.
 */
export function may({ role, mustChangePassword = false, mustSetUpSecondFactor = false }: Holder, permission: Permission): boolean {
  if (mustChangePassword && permission !== "own.password") return false;
  if (mustSetUpSecondFactor && permission !== "own.password" && permission !== "own.secondFactor") return false;
  return rolePermissions[role].includes(permission);
}
