import { AppError } from "#lib/errors.ts";
import type { Permission } from "#lib/permissions.ts";
import { notAllowed } from "#platform/api/guard.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { type DraftKind, getDraftKind } from "#platform/drafts/draft-kinds.server.ts";

/** Known once all operations are: the calls that save a record belong to its kind. */
export type Kinds = () => readonly DraftKind[];

export type May = (permission: Permission) => boolean;

/** The kind, if the caller may do this with such records. */
export function allowedKind(kinds: Kinds, entity: string, may: May, what: keyof Definition["permissions"]): DraftKind {
  const kind = getDraftKind(kinds(), entity);
  if (!may(kind.definition.permissions[what])) throw new AppError("forbidden", notAllowed);
  return kind;
}
