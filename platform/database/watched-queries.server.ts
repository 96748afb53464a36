import type { Metrics } from "#platform/metrics/metrics.server.ts";

/** Runs a statement and tells whoever watches how long it took and whether it failed. It learns of the statement no more than its verb. */
export type QueryWatch = <T>(statement: unknown, run: () => Promise<T>) => Promise<T>;

/** For commands that nobody looks at. */
export const noWatch: QueryWatch = (_, run) => run();

const verbs = new Set(["select", "insert", "update", "delete", "begin", "commit", "rollback"]);

export function watchQueries({ database }: Pick<Metrics, "database">): QueryWatch {
  return (statement, run) => database.watch(verbOf(statement), run);
}

/** The first word of a text, or of the text that a prepared statement has. */
export function verbOf(statement: unknown): string {
  const text = typeof statement === "object" && statement !== null && "text" in statement ? statement.text : statement;
  const verb = typeof text === "string" ? /^\s*(\w{1,10})/.exec(text)?.[1]?.toLowerCase() : undefined;
  return verb !== undefined && verbs.has(verb) ? verb : "other";
}
