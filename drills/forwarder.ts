import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type Forwarder = {
  port: number;
  /** Where connections were led to at first. */
  target: number;
  /** From now on connections go there, as when an address moves to another machine; those that are open are cut. */
  leadTo: (port: number) => void;
  /** Closes every new connection. */
  refuse: () => void;
  /** Connections are taken and nothing ever answers, on those that are open neither. */
  hang: () => void;
  stop: () => Promise<void>;
};

type Mode = { kind: "forward"; port: number } | { kind: "refuse" } | { kind: "hang" };

/** Stands between two programs as an address that can move, a network that can break, or a machine that can hang. */
export async function startForwarder(target: number): Promise<Forwarder> {
  let mode: Mode = { kind: "forward", port: target };
  const open = new Set<Socket>();
  const remember = (socket: Socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => socket.destroy());
  };
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((inner) => {
    remember(inner);
    if (mode.kind === "refuse") return void inner.destroy();
    if (mode.kind === "hang") return void inner.pause();
    const outer = connect(mode.port, "127.0.0.1");
    remember(outer);
    inner.pipe(outer).once("close", () => inner.destroy());
    outer.pipe(inner).once("close", () => outer.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    target,
    leadTo: (port) => {
      mode = { kind: "forward", port };
      cutAll();
    },
    refuse: () => {
      mode = { kind: "refuse" };
      cutAll();
    },
    hang: () => {
      mode = { kind: "hang" };
      for (const socket of open) socket.unpipe().pause();
    },
    stop: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
