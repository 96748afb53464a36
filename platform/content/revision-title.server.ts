import { type SQL, sql } from "drizzle-orm";
import type { Definition } from "./definition.server.ts";
import { revisions } from "./tables/revisions.server.ts";

/** The name of the record in a revision's state, or its number if it has none. */
export function titleOf(definitions: readonly Definition[]): SQL<string> {
  const cases = definitions.map(({ entity, names }) => {
    const texts = names.map((field) => sql`nullif(${revisions.state} ->> ${field}::text, '')`);
    return sql`when ${entity}::text then coalesce(nullif(concat_ws(' ', ${sql.join(texts, sql`, `)}), ''), '#' || ${revisions.entityId})`;
  });
  return sql<string>`case ${revisions.entity} ${sql.join(cases, sql` `)} else '' end`;
}
