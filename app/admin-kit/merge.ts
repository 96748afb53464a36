import { fieldsOf, sameValue } from "./draft.ts";

export type Difference = { field: string; base: unknown; mine: unknown; theirs: unknown; both: boolean };

/** What someone else changed since the form was opened; `both` if the same field was changed here, to something else. */
export function differences(base: object, mine: object, theirs: object, fields: string[]): Difference[] {
  const [from, here, there] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)];
  return fields
    .filter((field) => !sameValue(from[field], there[field]))
    .map((field) => ({
      field,
      base: from[field],
      mine: here[field],
      theirs: there[field],
      both: !sameValue(from[field], here[field]) && !sameValue(here[field], there[field]),
    }));
}

/** Their record with the changes made here, except those given up. */
export function mergeEdits<V extends object>(base: V, mine: V, theirs: V, givenUp: ReadonlySet<string>): V {
  const [from, here] = [fieldsOf(base), fieldsOf(mine)];
  const ownFields = Object.keys(here).filter((field) => field !== "version" && !givenUp.has(field) && !sameValue(from[field], here[field]));
  return { ...theirs, ...Object.fromEntries(ownFields.map((field) => [field, here[field]])) };
}
