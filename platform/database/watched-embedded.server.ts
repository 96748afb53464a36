import type { PGlite, Transaction } from "@electric-sql/pglite";
import type { QueryWatch } from "./watched-queries.server.ts";

/** The embedded engine with its queries watched, those of its transactions too. */
export function watchEmbedded(client: PGlite, watch: QueryWatch): PGlite {
  const transaction = <T>(work: (tx: Transaction) => Promise<T>) =>
    client.transaction((tx) => work(withMembers(tx, { query: queryOf(tx, watch) })));
  return withMembers(client, { query: queryOf(client, watch), transaction });
}

const queryOf =
  (target: Pick<PGlite, "query">, watch: QueryWatch): PGlite["query"] =>
  (...args) =>
    watch(args[0], () => target.query(...args));

/** All else is the target's own. It has private members, so its methods are called on it and not on what stands before it. */
function withMembers<Target extends object>(target: Target, members: Partial<Target>): Target {
  return new Proxy(target, {
    get(_, name) {
      if (Object.hasOwn(members, name)) return Reflect.get(members, name);
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}
