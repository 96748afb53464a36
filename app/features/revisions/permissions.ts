import type { Permission } from "#lib/permissions.ts";
import type { EntityName } from "./entities.ts";

type Wanted = { read: Permission; write: Permission };

const content: Wanted = { read: "content.read", write: "content.write" };

/** What the history of a kind wants of its readers, and bringing a former state back of whoever does it. */
export const entityPermissions: Record<EntityName, Wanted> = {
  blog: content,
  blogcategory: content,
  pagecategory: content,
  pagecontent: content,
  loanofficer: content,
  webresource: { read: "content.read", write: "settings.write" },
  contactmessage: { read: "messages.read", write: "messages.handle" },
};
