import { spawn } from "node:child_process";
import { get } from "node:http";

/** The bytes and headers that the site answers with, as they are on the wire. */
export function readResponse(url: string, encoding: string): Promise<{ bytes: Buffer; headers: string[] }> {
  const options = { headers: { "accept-encoding": encoding, connection: "close" } };
  return new Promise((resolve, reject) => {
    get(url, options, async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      const own = Object.entries(incoming.headers).filter(([name]) => !["connection", "date", "keep-alive"].includes(name));
      resolve({ bytes: Buffer.concat(chunks), headers: own.flatMap(([name, value]) => [name, String(value)]) });
    }).on("error", reject);
  });
}

/** What Node can do at best: one process, one buffer, the same headers each time. Started on the serving core. */
export async function startBareNode({ bytes, headers }: { bytes: Buffer; headers: string[] }): Promise<{ url: string; stop: () => void }> {
  const program = `
    const body = require("node:fs").readFileSync(0);
    const headers = ${JSON.stringify(headers)};
    const server = require("node:http").createServer((_, response) => response.writeHead(200, headers).end(body));
    server.listen(0, "127.0.0.1", () => process.stdout.write(String(server.address().port)));`;
  const child = spawn("taskset", ["-c", "0", process.execPath, "-e", program], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(bytes);
  const port = await new Promise<string>((resolve) => child.stdout.once("data", (line) => resolve(String(line).trim())));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
