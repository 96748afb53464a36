import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { steadyPort } from "./ports.ts";

const program = ["/usr/sbin/haproxy", "/usr/local/sbin/haproxy", "/usr/bin/haproxy"].find((path) => existsSync(path));

export const hasHaproxy = program !== undefined;

export type Balancer = {
  url: string;
  /** Which nodes it sends requests to, by their place in the list. */
  readUp: () => Promise<boolean[]>;
  /** Waits until it takes the node for up, or for down; throws after a time in which it would have noticed. */
  until: (node: number, isUp: boolean) => Promise<void>;
  /** How many requests it has sent to each node. */
  readSent: () => Promise<number[]>;
  /** What it has logged. */
  readLog: () => string;
  stop: () => Promise<void>;
};

/** The documented configuration with the addresses of this run, and without TLS, of which the load knows nothing. */
function configuration(folder: string, port: number, nodes: number[], retries: boolean): string {
  const documentedConfig = readFileSync(join(import.meta.dirname, "../deploy/haproxy.cfg"), "utf8");
  const config = documentedConfig
    .replace("bind :80", `bind 127.0.0.1:${port}`)
    .replace(/^ *bind :443 .*\n/m, "")
    .replace(/^ *http-request redirect scheme .*\n/m, "")
    .replace(/^global$/m, `global\n  stats socket ${folder}/socket`)
    .replace(/127\.0\.0\.1:300(\d)/g, (_, number) => `127.0.0.1:${nodes[number - 1]}`);
  return retries ? config : config.replace(/^ *retries .*$/m, "  retries 0").replace(/^ *option redispatch\n/m, "");
}

/** haproxy before the nodes. Without retries what a node refuses or cuts off is what the visitor gets. */
export async function startHaproxy(nodes: number[], { retries }: { retries: boolean }): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), "umbral-haproxy-"));
  const port = await steadyPort();
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, configuration(folder, port, nodes, retries));
  const log = join(folder, "log");
  const output = openSync(log, "w");
  const server = spawn(program ?? "haproxy", ["-db", "-f", file], { stdio: ["ignore", output, output] });
  const exit = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  while (!existsSync(join(folder, "socket"))) {
    if (server.exitCode !== null) throw new Error(`haproxy did not start:\n${readFileSync(log)}`);
    await sleep(20);
  }
  const readStatus = async () => {
    const rows = (await ask(join(folder, "socket"), "show stat")).split("\n").map((line) => line.split(","));
    const [header = [], ...lines] = rows;
    const column = (name: string) => header.findIndex((title) => title.replace("# ", "") === name);
    return nodes.map((_, index) => {
      const row = lines.find((line) => line[column("svname")] === `node${index + 1}`) ?? [];
      return { isUp: row[column("status")]?.startsWith("UP") ?? false, sent: Number(row[column("stot")]) };
    });
  };
  const readUp = async () => (await readStatus()).map(({ isUp }) => isUp);
  return {
    url: `http://127.0.0.1:${port}`,
    readUp,
    readLog: () => readFileSync(log, "utf8"),
    readSent: async () => (await readStatus()).map(({ sent }) => sent),
    until: async (node, isUp) => {
      for (const deadline = Date.now() + 20_000; (await readUp())[node] !== isUp; await sleep(50))
        if (Date.now() > deadline) throw new Error(`haproxy did not take node ${node} for ${isUp ? "up" : "down"}`);
    },
    stop: async () => {
      server.kill("SIGTERM");
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ask(socketPath: string, command: string): Promise<string> {
  const socket = connect(socketPath);
  socket.write(`${command}\n`);
  return text(socket);
}
