import { AppError } from "#lib/errors.ts";
import type { Operation } from "#platform/api/operation.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";

/** A kind of record that can be drafted: its definition, and the calls that save, delete and preview it. Publishing a draft is such a save. */
export type DraftKind = {
  definition: Definition;
  /** Absent for records that exist from the start: none can be added. */
  create: Operation | undefined;
  update: Operation;
  remove: Operation | undefined;
  preview: Operation | undefined;
};

/** Every kind that visitors see: its fields, or a page that shows it. */
export function findDraftKinds(definitions: readonly Definition[], operations: readonly Operation[]): DraftKind[] {
  const find = (method: string, path: string) => operations.find((operation) => operation.method === method && operation.path === path);
  return definitions.flatMap((definition) => {
    const path = `/api/${definition.entity}`;
    const [create, update] = [find("post", path), find("put", path)];
    const remove = find("delete", `${path}/:id`);
    const preview = find("put", `/api/preview/${definition.entity}`);
    return update && (preview || definition.public.length > 0) ? [{ definition, create, update, remove, preview }] : [];
  });
}

export function getDraftKind(kinds: readonly DraftKind[], entity: string): DraftKind {
  const kind = kinds.find(({ definition }) => definition.entity === entity);
  if (kind) return kind;
  throw new AppError("notFound", { en: `There are no drafts of ${entity}`, es: `No hay borradores de ${entity}` });
}
