// Runs on any Node from 20, before anything is installed: no dependencies, no TypeScript.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeFlags, program } from "./server-command.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, "node_modules/.bin");

export async function step(name, work) {
  const startTime = Date.now();
  process.stdout.write(`▸ ${name} …\n`);
  const result = await work();
  process.stdout.write(`  ${name}: done in ${((Date.now() - startTime) / 1000).toFixed(1)} s\n`);
  return result;
}

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Finds the pinned Node first. */
function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...extra };
}

/** Exits if the tool fails, unless `allowFailure`. */
export function run(command, args, { env = {}, allowFailure = false, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? ["ignore", "ignore", "inherit"] : "inherit",
    env: toolEnvironment(env),
  });
  const status = result.status ?? 1;
  if (status !== 0 && !allowFailure) stop(`${command} ${args[0] ?? ""} failed${result.error ? `: ${result.error.message}` : ""}.`);
  return status;
}

const running = new Set();
process.on("exit", () => {
  for (const child of running) child.kill();
});

/** Like `run`, in parallel; prints the output at the end and resolves to the exit code. */
export function runBeside(command, args, { env = {} } = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: toolEnvironment(env) });
  running.add(child);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
  child.on("error", (error) => output.push(Buffer.from(`${command}: ${error.message}\n`)));
  return new Promise((resolve) => {
    child.on("close", (status) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(output));
      resolve(status ?? 1);
    });
  });
}

const hash = (text) => createHash("sha256").update(text).digest("hex");

export async function ensureInstalled() {
  const stamp = join(root, "node_modules/.installed");
  const lockfileHash = hash(readFileSync(join(root, "package-lock.json")));
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lockfileHash) {
    await step("Installing packages", () =>
      run("npm", ["ci", "--loglevel=error", "--no-audit", "--no-fund"], { env: { NODE_ENV: "development" } }),
    );
    writeFileSync(stamp, lockfileHash);
  }
  requireNode24();
}

/** The pinned one where its package exists, else the machine's own. */
export function pinnedNode() {
  const pinnedNode = join(bin, "node");
  return existsSync(pinnedNode) ? pinnedNode : process.execPath;
}

function requireNode24() {
  const version = execFileSync(pinnedNode(), ["--version"], { encoding: "utf8" }).trim();
  if (Number(version.slice(1).split(".")[0]) >= 24) return;
  stop(
    `No Node comes with Umbral for ${process.platform} on ${process.arch}: install Node 24 or newer and start again; this is ${version}.`,
  );
}

const sources = ["app", "db", "lib", "platform", "public", "server", "scripts/build.mjs"];
/** Any configuration at the root counts. */
const isConfiguration = (name) => /^(package(-lock)?\.json|tsconfig.*\.json|.*\.config\.(ts|js|mjs))$/.test(name);

function filesUnder(path) {
  const absolutePath = join(root, path);
  if (!existsSync(absolutePath)) return [];
  if (!statSync(absolutePath).isDirectory()) return [path];
  return readdirSync(absolutePath)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function sourceHash() {
  const configuration = readdirSync(root).filter(isConfiguration).sort();
  const files = [...sources, ...configuration].flatMap(filesUnder).filter((file) => !/\.test\.tsx?$/.test(file));
  const all = createHash("sha256");
  for (const file of files)
    all
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)));
  return all.digest("hex");
}

export async function ensureBuilt() {
  const stamp = join(root, "build/stamp");
  const currentHash = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === currentHash) return;
  await step("Building", () => run(pinnedNode(), ["scripts/build.mjs"]));
  writeFileSync(stamp, currentHash);
}

/** Replaces this process where possible, so that signals reach it; else passes them on. */
export function become(args) {
  const node = pinnedNode();
  const env = toolEnvironment();
  if (typeof process.execve === "function") {
    process.removeAllListeners("warning");
    process.execve(node, [node, ...args], env);
  }
  const child = spawn(node, args, { cwd: root, stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Runs one of the commands for operators (server/command.ts). */
export function becomeCommand(args) {
  process.chdir(root);
  if (!existsSync(program)) stop("Nothing is built yet: start the site once with npm start.");
  requireNode24();
  // The program that runs the site: its source needs the build.
  become([...nodeFlags, program, ...args]);
}
