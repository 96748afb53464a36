import { Socket } from "node:net";
import type pg from "pg";
import { type Availability, DatabaseAway } from "./availability.server.ts";

/** A socket that can be destroyed; a client of the library cannot. */
export function openSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  return socket.once("close", () => sockets.delete(socket));
}

/** While the database is known to be unavailable, running queries are aborted and new ones fail at once. */
export function failWhileAway(pool: pg.Pool, availability: Availability, sockets: Set<Socket>): void {
  availability.onChange(() => {
    if (availability.isAway) for (const socket of sockets) socket.destroy();
  });
  const connect = pool.connect.bind(pool);
  type Callback = Parameters<typeof connect>[0];
  pool.connect = ((callback?: Callback) => {
    if (!availability.isAway) return callback ? connect(callback) : connect();
    if (!callback) return Promise.reject(new DatabaseAway());
    process.nextTick(callback, new DatabaseAway(), undefined, () => {});
  }) as typeof pool.connect;
}
