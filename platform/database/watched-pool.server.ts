import pg from "pg";
import type { QueryWatch } from "./watched-queries.server.ts";

/** The pool and the clients that it hands out for transactions, with their queries watched. */
export function createWatchedPool(options: pg.PoolConfig, watch: QueryWatch): pg.Pool {
  class WatchedClient extends pg.Client {
    override query(...args: never[]): never {
      const run = () => Reflect.apply(super.query, this, args);
      // The pool's own queries come with a callback and are watched there, where the wait for a connection counts too.
      const isOfPool = typeof args.at(-1) === "function";
      return (isOfPool ? run() : watch(args[0], run)) as never;
    }
  }
  class WatchedPool extends pg.Pool {
    override query(...args: never[]): never {
      return watch(args[0], () => Reflect.apply(super.query, this, args)) as never;
    }
  }
  return new WatchedPool({ ...options, Client: WatchedClient });
}
