import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { adminScriptStarted } from "./script-started.ts";
import { owner, type Site, startSite } from "./site-process.ts";

type WorkerFixtures = {
  /** Hands out a site with nothing but the sample content: the one before, unless a test wrote to it. */
  untouchedSite: () => Promise<Site>;
};
type TestFixtures = {
  site: Site;
  /** Whether pages show intent by themselves. */
  eager: boolean;
  /** A page that is signed in as the owner, on the admin's dashboard. */
  adminPage: Page;
};

/** Each worker has a site of its own, and each test finds it untouched: tests may change what they like, in any order. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  untouchedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      let site: Site | undefined;
      const discard = async () => {
        await site?.kill();
        if (site) rmSync(site.dataDir, { recursive: true, force: true });
      };
      await use(async () => {
        if (site && !site.touched()) return site;
        await discard();
        const folder = mkdtempSync(join(tmpdir(), "umbral-e2e-worker-"));
        cpSync(process.env.E2E_TEMPLATE ?? "", folder, { recursive: true });
        // Tests that must not meet each other in the limits per address say which one they come from.
        site = await startSite(folder, { TRUST_PROXY: "1" });
        return site;
      });
      await discard();
    },
    { scope: "worker" },
  ],
  site: async ({ untouchedSite }, use) => use(await untouchedSite()),
  baseURL: ({ site }, use) => use(site.url),
  /** Public pages start their script at the first sign of intent: a test shows it as soon as the page is there. */
  page: async ({ page, eager }, use) => {
    if (eager) await page.addInitScript(() => addEventListener("load", () => setTimeout(() => dispatchEvent(new Event("keydown")))));
    await use(page);
    // An answer that a test was still changing on its way is nobody's failure once the test has ended.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  eager: [true, { option: true }],
  adminPage: async ({ page, request, site }, use) => {
    const answer = await request.post("/api/auth/sign-in/email", { data: owner, headers: { origin: site.url } });
    const { user } = await answer.json();
    await page.context().addCookies((await request.storageState()).cookies);
    await page.addInitScript((stored) => localStorage.setItem("user", stored), JSON.stringify(user));
    await page.goto("/admin");
    await adminScriptStarted(page);
    await use(page);
  },
});
