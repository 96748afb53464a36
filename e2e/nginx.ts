import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The documented configuration, with the addresses and folders of this run. */
function configuration(folder: string, port: number, site: string): string {
  const documentedConfig = readFileSync(join(import.meta.dirname, "../docs/proxy/nginx.conf"), "utf8")
    .replace("/var/cache/nginx/umbral", `${folder}/cache`)
    .replace("/var/log/nginx/umbral.log", `${folder}/access.log`)
    .replace("server 127.0.0.1:3000;", `server ${new URL(site).host};`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { access_log off; ${temporary.join(" ")}
${documentedConfig}
}`;
}

export async function startNginx(site: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "umbral-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, site));
  const server = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: "ignore",
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  const serverExit = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url)))
    if (server.exitCode !== null) throw new Error(`nginx did not start:\n${readFileSync(join(folder, "error.log"))}`);
  return {
    url,
    stop: async () => {
      server.kill("SIGTERM");
      await serverExit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
