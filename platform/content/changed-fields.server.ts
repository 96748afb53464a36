import { isDeepStrictEqual } from "node:util";
import type { Definition, State } from "./definition.server.ts";

const stampFields = ["version", "updatedAt", "updatedBy"];

/** The fields that a write has changed, without those that no page shows. */
export function changedFields({ internal = [] }: Pick<Definition, "internal">, before: State, after: State): string[] {
  const ignored = [...internal, ...stampFields];
  return Object.keys(after).filter((field) => !ignored.includes(field) && !isDeepStrictEqual(before[field], after[field]));
}
