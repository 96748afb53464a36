import { spawn } from "node:child_process";
import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { isFull } from "./scope.ts";
import { startSite } from "./site-process.ts";

/** Runs the product until it ends by itself, which it does when it cannot start. */
function failToStart(
  environment: NodeJS.ProcessEnv,
  args = ["build/server/main.js"],
): Promise<{ code: number | null; errors: string; output: string }> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [errors, output] = ["", ""];
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, errors: errors.trim(), output })));
}

test.describe("a start that cannot succeed says why in one sentence", () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "umbral-start-"));
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("a command for operators in a checkout", async () => {
    const { code, errors } = await failToStart({ DATA_DIR: folder }, ["scripts/installation.mjs", "verify"]);
    expect([code, errors]).toEqual([1, `There is no database in ${folder}; set DATA_DIR or DATABASE_URL as the site does.`]);
  });

  test("a wrong value", async () => {
    expect(await failToStart({ DATA_DIR: folder, PORT: "eighty" })).toEqual({
      code: 1,
      errors: 'PORT must be a port number from 0 to 65535, not "eighty".',
      output: "",
    });
  });

  // Installs the site twice.
  if (isFull)
    test("a port that is taken, and still prints the first owner's password", async ({ site, request }) => {
      const { port } = new URL(site.url);
      const { code, errors, output } = await failToStart({ DATA_DIR: folder, PORT: port, HOST: "127.0.0.1" });
      expect([code, errors]).toEqual([1, expect.stringContaining(`Port ${port} is taken`)]);
      const [, email, password] = /First owner: (\S+)\s+Password: +(\S+)/.exec(output) ?? [];
      const nextSite = await startSite(folder);
      const answer = await request.post(`${nextSite.url}/api/auth/sign-in/email`, {
        data: { email, password },
        headers: { origin: nextSite.url },
      });
      await nextSite.kill();
      expect(answer.status()).toBe(200);
    });

  test("a data folder that another process uses", async ({ site, request }) => {
    const { code, errors } = await failToStart({ DATA_DIR: site.dataDir, PORT: "0" });
    expect(code).toBe(1);
    expect(errors).toContain(`${site.dataDir} is in use by process ${site.pid}`);
    expect((await request.get("/readyz")).status()).toBe(200);
  });
});

test("what a first start writes, database, lock and pictures, is for its owner alone", () => {
  const folder = process.env.E2E_TEMPLATE ?? "";
  const modes = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const mode = lstatSync(join(entry.parentPath, entry.name)).mode & 0o777;
    return `${entry.isDirectory() ? "folder" : "file"} ${mode.toString(8)}`;
  });
  expect(modes.length).toBeGreaterThan(500);
  expect(new Set(modes)).toEqual(new Set(["folder 700", "file 600"]));
});

test("health and readiness answer while the site runs", async ({ request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  expect(await (await request.get("/readyz")).json()).toEqual({ status: "ready", database: "available" });
});
