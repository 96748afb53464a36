import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** nginx on the serving core, handing out the given bytes from disk, compressed beforehand as ours are. */
export async function startNginx(files: Record<string, Buffer>) {
  const folder = mkdtempSync(join(tmpdir(), "umbral-nginx-"));
  for (const [name, bytes] of Object.entries(files)) {
    const path = join(folder, "html", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 6 }));
  }
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port));
  const server = spawn("taskset", ["-c", "0", "nginx", "-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: "ignore",
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  );
  return {
    url,
    stop: () =>
      new Promise<void>((resolve) => {
        server.once("exit", () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.kill("SIGTERM");
      }),
  };
}

function configuration(folder: string, port: number): string {
  return `
daemon off; worker_processes 1; pid ${folder}/pid; error_log /dev/null;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100; gzip_static on;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  types { text/html html; application/json json; }
  server { listen 127.0.0.1:${port}; root ${folder}/html; }
}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
