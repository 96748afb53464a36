import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";

/** Runs the product until it ends by itself, which it does when it cannot start. */
function failToStart(environment: NodeJS.ProcessEnv): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, ["build/server/main.js"], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve({ code, errors: errors.trim() })));
}

test.describe("a start that cannot succeed says why in one sentence", () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "umbral-start-"));
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("a wrong value", async () => {
    expect(await failToStart({ DATA_DIR: folder, PORT: "eighty" })).toEqual({
      code: 1,
      errors: 'PORT must be a port number from 0 to 65535, not "eighty".',
    });
  });

  test("a port that is taken", async ({ site }) => {
    const { port } = new URL(site.url);
    // A folder that is prepared already: the port is asked for after that, and preparing another one takes most of a test's time.
    cpSync(process.env.E2E_TEMPLATE ?? "", folder, { recursive: true });
    const { code, errors } = await failToStart({ DATA_DIR: folder, PORT: port, HOST: "127.0.0.1" });
    expect([code, errors]).toEqual([1, `Port ${port} is taken by another program; stop it or set PORT.`]);
  });

  test("a data folder that another process uses", async ({ site, request }) => {
    const { code, errors } = await failToStart({ DATA_DIR: site.dataDir, PORT: "0" });
    expect(code).toBe(1);
    expect(errors).toBe(`The data folder ${site.dataDir} is in use by process ${site.pid}; stop it or set DATA_DIR.`);
    expect((await request.get("/readyz")).status()).toBe(200);
  });
});

test("health and readiness answer while the site runs", async ({ request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  expect(await (await request.get("/readyz")).json()).toEqual({ status: "ready", database: "available" });
});
