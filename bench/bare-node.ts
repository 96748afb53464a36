import { spawn } from "node:child_process";
import type { Encoding } from "./load.ts";

/** What Node can do at best: one process, one buffer, no thought. Started on the serving core, with the given bytes. */
export async function startBareNode(bytes: Buffer, encoding: Encoding): Promise<{ url: string; stop: () => void }> {
  const program = `
    const body = require("node:fs").readFileSync(0);
    const headers = ["content-type", "text/html", "content-encoding", "${encoding}", "content-length", String(body.length)];
    const server = require("node:http").createServer((_, response) => response.writeHead(200, headers).end(body));
    server.listen(0, "127.0.0.1", () => process.stdout.write(String(server.address().port)));`;
  const child = spawn("taskset", ["-c", "0", process.execPath, "-e", program], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(bytes);
  const port = await new Promise<string>((resolve) => child.stdout.once("data", (line) => resolve(String(line).trim())));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
