import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** What becomes of a query: "refuse" is what a standby says to LISTEN, "ignore" is a server that has lost its mind. */
export type Answer = "accept" | "refuse" | "ignore";

const message = (type: string, body = "") => {
  const bytes = Buffer.from(body, "latin1");
  const head = Buffer.alloc(5);
  head.write(type, "latin1");
  head.writeUInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
};

const readyMessage = message("Z", "I");
const welcome = Buffer.concat([message("R", "\0\0\0\0"), readyMessage]);
const doneMessage = Buffer.concat([message("C", "OK\0"), readyMessage]);
const refusal = Buffer.concat([message("E", "SERROR\0C25006\0Mcannot execute LISTEN during recovery\0\0"), readyMessage]);

/** Enough of Postgres' protocol to fail in ways that a real server cannot be brought to. */
export async function startPostgresStandIn(answer: (query: string) => Answer, greets = true) {
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => {});
    let hasGreeted = false;
    socket.on("data", (data) => {
      if (!hasGreeted) {
        hasGreeted = true;
        if (greets) socket.write(welcome);
        return;
      }
      if (data[0] !== "Q".charCodeAt(0)) return;
      const outcome = answer(data.toString("latin1", 5, data.length - 1));
      if (outcome !== "ignore") socket.write(outcome === "accept" ? doneMessage : refusal);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://someone@127.0.0.1:${port}/umbral`,
    open,
    connections: () => connections,
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
