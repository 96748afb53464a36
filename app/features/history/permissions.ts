import { declarePermissions } from "#lib/permissions.ts";

export const permissions = declarePermissions({
  "audit.read": { about: "Owners: the record of events", roles: [] },
  "data.erase": { about: "Owners: erasing a person's data", roles: [], confirmed: true },
  "incident.respond": { about: "Owners: who read customers' data, and what to do after an incident", roles: [] },
});

declare module "#lib/permissions.ts" {
  interface Permissions extends Readonly<typeof permissions> {}
}
