import { spawn } from "node:child_process";

/** What Node can do at best: one process, one buffer, no thought. Started on the serving core, with the given bytes. */
export async function startBareNode(bytes: Buffer): Promise<{ url: string; stop: () => void }> {
  const program = `
    const body = Buffer.from(process.env.BODY, "base64");
    const headers = ["content-type", "text/html", "content-encoding", "gzip", "content-length", String(body.length)];
    const server = require("node:http").createServer((_, response) => response.writeHead(200, headers).end(body));
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;
  const child = spawn("taskset", ["-c", "0", process.execPath, "-e", program], {
    env: { ...process.env, BODY: bytes.toString("base64") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve) => child.stdout.once("data", (line) => resolve(String(line).trim())));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
