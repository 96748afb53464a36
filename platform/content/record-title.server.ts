import { type SQL, sql } from "drizzle-orm";
import { localize } from "#lib/localize.ts";
import { type Definition, nameOf, type State } from "./definition.server.ts";
import { revisions } from "./tables/revisions.server.ts";

/** What staff call a record in lists: the title that its definition makes of its name, or the name itself. */
export function recordTitle(definition: Definition, state: State): string {
  const title = definition.title?.(state);
  return title ? localize(title) : nameOf(definition, state);
}

/** The name fields of a revision's record: the whole state may be long. */
export function namedState(definitions: readonly Definition[]): SQL<State | null> {
  const cases = definitions.map(({ entity, names }) => {
    const pairs = names.map((field) => sql`${field}::text, ${revisions.state} -> ${field}::text`);
    return sql`when ${entity}::text then jsonb_build_object(${sql.join(pairs, sql`, `)})`;
  });
  return sql<State | null>`case ${revisions.entity} ${sql.join(cases, sql` `)} end`;
}
