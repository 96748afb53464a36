import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page, request } from "@playwright/test";
import { adminScriptStarted } from "./script-started.ts";
import { owner, resettable, type Site, startSite } from "./site-process.ts";

type OwnerSession = Awaited<ReturnType<typeof signInOwner>>;
type WorkerFixtures = {
  /** Hands out the worker's site with nothing but the sample content and the owner's session. */
  untouchedSite: () => Promise<Site>;
};
type TestFixtures = {
  site: Site;
  /** Whether pages show intent by themselves. */
  eager: boolean;
  /** A page that is signed in as the owner, and shows nothing yet. */
  adminPage: Page;
  /** The same page, on the admin's dashboard. */
  dashboard: Page;
};

/** A session counts as confirmed for some minutes after its sign-in; tests find it younger than this. */
const sessionMs = 2 * 60_000;

const sessions = new WeakMap<Site, OwnerSession>();

/** Each worker has a site of its own, and each test finds it untouched: tests may change what they like, in any order. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  untouchedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "umbral-e2e-worker-"));
      cpSync(process.env.E2E_TEMPLATE ?? "", folder, { recursive: true });
      // Tests that must not meet each other in the limits per address say which one they come from.
      const site = await startSite(folder, { TRUST_PROXY: "1" }, [], undefined, resettable);
      await site.takeSnapshot();
      await use(async () => {
        if (site.touched()) await site.reset();
        if (Date.now() - (sessions.get(site)?.since ?? 0) < sessionMs) return site;
        sessions.set(site, await signInOwner(site));
        await site.takeSnapshot();
        return site;
      });
      await site.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  site: async ({ untouchedSite }, use) => use(await untouchedSite()),
  baseURL: ({ site }, use) => use(site.url),
  /** Public pages start their script at the first sign of intent: a test shows it as soon as the page is there. */
  page: async ({ page, eager }, use) => {
    if (eager) await page.addInitScript(() => addEventListener("load", () => setTimeout(() => dispatchEvent(new Event("keydown")))));
    // Among them what React finds when it hydrates a screen that it would have rendered differently.
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(`${page.url()}: ${message}`));
    await use(page);
    // A response that a test was still changing is no failure once the test has ended.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(errors).toEqual([]);
  },
  eager: [true, { option: true }],
  adminPage: async ({ page, site }, use) => {
    const { cookies, user } = sessions.get(site) ?? (await signInOwner(site));
    await page.context().addCookies(cookies);
    // Not in frames: a sandboxed preview has no storage.
    await page.addInitScript((stored) => window === top && localStorage.setItem("user", stored), JSON.stringify(user));
    await use(page);
  },
  dashboard: async ({ adminPage }, use) => {
    await adminPage.goto("/admin");
    await adminScriptStarted(adminPage);
    await use(adminPage);
  },
});

async function signInOwner(site: Site) {
  const since = Date.now();
  const context = await request.newContext({ baseURL: site.url });
  const response = await context.post("/api/auth/sign-in/email", { data: owner, headers: { origin: site.url } });
  const { user } = await response.json();
  await context.post("/api/profile/confirm", { data: { password: owner.password }, headers: { origin: site.url } });
  const { cookies } = await context.storageState();
  await context.dispose();
  return { cookies, user, since };
}
