import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { serverCommand } from "#scripts/server-command.mjs";

const root = join(import.meta.dirname, "..");

export const owner = { email: "owner@example.com", password: "an owner's quiet password" };

export type Site = {
  url: string;
  pid: number;
  dataDir: string;
  /** What it logs. */
  lines: Interface;
  /** Whether a request changed something since the snapshot; signing in does not count. */
  touched: () => boolean;
  /** Keeps its database as it is now, to be put back by `reset`. For a site that was started as resettable. */
  takeSnapshot: () => Promise<void>;
  reset: () => Promise<void>;
  /** Asks it to stop and waits until it has. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Takes it down without a word, as a crash or the kernel would. */
  kill: () => Promise<void>;
};

/** Node's flags for a site whose database can be put back while it runs. */
export const resettable = ["--import", join(root, "e2e/reset-hook.mjs")];

/** Starts the built product, this one or the one in another folder, on a free port and a data folder of its own. */
export async function startSite(
  dataDir: string,
  environment: NodeJS.ProcessEnv = {},
  prefix: string[] = [],
  program = root,
  nodeFlags: string[] = [],
): Promise<Site> {
  const [command = "", ...args] = [...prefix, process.execPath, ...nodeFlags, ...serverCommand];
  const child = spawn(command, args, {
    cwd: program,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      LOG_LEVEL: "info",
      ...environment,
    },
    stdio: nodeFlags === resettable ? ["ignore", "pipe", "pipe", "ipc"] : ["ignore", "pipe", "pipe"],
  });
  const port = await listeningPort(child);
  let isTouched = false;
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("The site's output is not piped");
  const lines = createInterface({ input: stdout }).on("line", (line) => (isTouched ||= tellsOfWriting(line)));
  stderr.resume();
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    dataDir,
    lines,
    touched: () => isTouched,
    takeSnapshot: async () => {
      await ask(child, "snapshot");
      isTouched = false;
    },
    reset: async () => {
      await ask(child, "reset");
      isTouched = false;
    },
    stop: (signal = "SIGINT") => endProcess(child, signal),
    kill: () => endProcess(child, "SIGKILL"),
  };
}

/** Has the reset hook in the site do a step. */
function ask(child: ChildProcess, step: "snapshot" | "reset"): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("message", ({ error }: { error?: string }) => (error ? reject(new Error(error)) : resolve()));
    child.send({ step });
  });
}

function listeningPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk;
      const port = /"port":(\d+).*"Listening"/.exec(output)?.[1];
      if (!port) return;
      // Later output is not kept; a busy site logs a lot.
      for (const stream of [child.stdout, child.stderr]) stream?.off("data", read);
      resolve(Number(port));
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(`The site did not start:\n${output}`)));
  });
}

/** The log names every request that may have changed something. */
function tellsOfWriting(line: string): boolean {
  return /"method":"(POST|PUT|PATCH|DELETE)"/.test(line) && /"status":[23]/.test(line) && !line.includes('"/api/auth/sign-in');
}

function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

/** Until the few sizes of pictures are made that do not come with the program: it is busy with them after its first start. */
export async function sizesMade({ lines }: Site): Promise<void> {
  for await (const line of lines) if (line.includes("The sizes of all pictures are there")) return;
}
