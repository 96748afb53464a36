import { declarePermissions, type PermissionDeclaration } from "#lib/permissions.ts";

type Declarations = Record<string, PermissionDeclaration>;

// By file name, because the types of these files are part of the type of every permission: manifests could not import them.
const declarations = import.meta.glob<Declarations>("./*/permissions.ts", { eager: true, import: "permissions" });

for (const permissions of Object.values(declarations)) declarePermissions(permissions);
