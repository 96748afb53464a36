import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

export type ProxyName = "nginx" | "caddy" | "haproxy";
type Run = { folder: string; port: number; site: string };
/** A documented configuration with the addresses and folders of one run, and the command that uses it. */
type Proxy = { configuration: (run: Run) => string; args: (file: string, folder: string) => string[]; url: (port: number) => string };

const documentedConfig = (name: string) => readFileSync(join(import.meta.dirname, "../deploy", name), "utf8");
const path = [process.env.PATH, "/usr/sbin", "/usr/local/sbin"].join(delimiter);

export const hasProgram = (name: string) => path.split(delimiter).some((folder) => existsSync(join(folder, name)));

const proxies: Record<ProxyName, Proxy> = {
  nginx: {
    configuration({ folder, port, site }) {
      const config = documentedConfig("nginx.conf")
        .replace("/var/cache/nginx/umbral", `${folder}/cache`)
        .replace("/var/log/nginx/umbral.log", `${folder}/access.log`)
        .replace("server 127.0.0.1:3000;", `server ${new URL(site).host};`)
        .replace("listen 80;", `listen 127.0.0.1:${port};`);
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
      return `daemon off; pid ${folder}/pid; error_log stderr;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { access_log off; ${temporary.join(" ")}
${config}
}`;
    },
    args: (file, folder) => ["-p", folder, "-c", file],
    url: (port) => `http://127.0.0.1:${port}`,
  },
  caddy: {
    configuration: ({ port, site }) =>
      `{\n\tadmin off\n}\n${documentedConfig("Caddyfile")
        .replace("umbral.example {", `http://127.0.0.1:${port} {`)
        .replace("127.0.0.1:3000", new URL(site).host)}`,
    args: (file) => ["run", "--adapter", "caddyfile", "--config", file],
    url: (port) => `http://127.0.0.1:${port}`,
  },
  haproxy: {
    configuration({ folder, port, site }) {
      writeFileSync(join(folder, "umbral.pem"), selfSignedCertificate(folder));
      // The other two nodes of the example stay away: the one that is there gets every request.
      return documentedConfig("haproxy.cfg")
        .replace("bind :80", `bind ${folder}/plain.sock`)
        .replace("bind :443", `bind 127.0.0.1:${port}`)
        .replace("/etc/haproxy/certs/umbral.pem", `${folder}/umbral.pem`)
        .replace("127.0.0.1:3001", new URL(site).host);
    },
    args: (file) => ["-f", file],
    url: (port) => `https://127.0.0.1:${port}`,
  },
};

function selfSignedCertificate(folder: string): string {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const subject = ["-subj", "/CN=umbral.example", "-days", "2"];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, ...subject], {
    stdio: "ignore",
  });
  return readFileSync(certificate, "utf8") + readFileSync(key, "utf8");
}

export type RunningProxy = { url: string; folder: string; stop: () => Promise<void> };

/** Starts a proxy as it is documented, in front of a site. */
export async function startProxy(name: ProxyName, site: string, isReady: (url: string) => Promise<boolean>): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `umbral-${name}-`));
  const port = await freePort();
  const { configuration, args, url } = proxies[name];
  const [file, log] = [join(folder, "proxy.conf"), join(folder, "log")];
  writeFileSync(file, configuration({ folder, port, site }));
  const output = openSync(log, "w");
  const server = spawn(name, args(file, folder), {
    stdio: ["ignore", output, output],
    env: { PATH: path, HOME: folder },
  });
  const serverExit = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  while (!(await isReady(url(port)))) if (server.exitCode !== null) throw new Error(`${name} did not start:\n${readFileSync(log)}`);
  return {
    url: url(port),
    folder,
    stop: async () => {
      server.kill("SIGTERM");
      await serverExit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
