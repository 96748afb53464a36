import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { run, step } from "./steps.mjs";

/** Runs most tests in half the time, but has no back/forward cache. */
const shell = "/usr/bin/chromium-headless-shell";
const chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const hasChromium = () => chromium.some((path) => existsSync(path));

export function postgresPrograms() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const installedFolder = versions.map((version) => `${debian}/${version}/bin`).find((folder) => existsSync(`${folder}/initdb`));
  if (installedFolder) return installedFolder;
  const onPath = spawnSync("sh", ["-c", "command -v initdb"], { encoding: "utf8" }).stdout?.trim();
  return onPath ? onPath.replace(/\/initdb$/, "") : undefined;
}

const hasProgram = (name) => spawnSync("sh", ["-c", `command -v ${name} || ls /usr/sbin/${name}`]).status === 0;

const proxyPackages = { nginx: "nginx-light", caddy: "caddy", haproxy: "haproxy" };
const missingProxies = () => Object.keys(proxyPackages).filter((name) => !hasProgram(name));

const mayInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

const installPackages = (names) =>
  step(`Installing ${names.join(" and ")} from the system's packages`, () => {
    run("apt-get", ["update", "-qq"], { quiet: true, allowFailure: true });
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], {
      quiet: true,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  });

/** Installs what the tests use, if this user may install packages. */
export async function ensureSystemPackages() {
  const missing = [
    ...(hasChromium() ? [] : ["chromium"]),
    ...(existsSync(shell) || !existsSync("/usr/bin/apt-get") ? [] : ["chromium-headless-shell"]),
    ...(postgresPrograms() ? [] : ["postgresql"]),
    ...missingProxies().map((name) => proxyPackages[name]),
    ...(hasProgram("dovecot") ? [] : ["dovecot-imapd"]),
    ...(hasProgram("pgbouncer") ? [] : ["pgbouncer"]),
  ];
  if (missing.length === 0) return;
  if (mayInstall()) return installPackages(missing);
  if (missing.includes("chromium")) await step("Installing Playwright's Chromium", () => run("playwright", ["install", "chromium"]));
  for (const name of missingProxies())
    process.stdout.write(`! No ${name} is installed: the tests of its documented configuration are skipped.\n`);
  if (missing.includes("dovecot-imapd"))
    process.stdout.write("! No Dovecot is installed: the test that reads a real mailbox is skipped.\n");
  if (missing.includes("pgbouncer")) process.stdout.write("! No PgBouncer is installed: the test of poolers is skipped.\n");
  if (missing.includes("postgresql")) {
    process.stdout.write(
      "! No Postgres server is installed: the database tests run on the embedded database only. Install the package postgresql to run them on both.\n",
    );
  }
}

export async function ensureBenchTools() {
  const missing = ["wrk"].filter((name) => !hasProgram(name));
  if (missing.length === 0) return;
  if (!mayInstall()) {
    process.stderr.write(`The benchmark needs ${missing.join(" and ")}: install them from your system's packages.\n`);
    process.exit(1);
  }
  await installPackages(missing);
}
