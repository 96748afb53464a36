import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { owner, type Site, startSite } from "./site-process.ts";

type WorkerFixtures = {
  /** Files that name a content of their own meet no edits of other files' tests. */
  content: string;
  site: Site;
};
type TestFixtures = {
  /** A page that is signed in as the owner, on the admin's dashboard. */
  adminPage: Page;
};

/** Each worker has a site of its own, so that tests may change content without meeting each other. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  content: ["shared", { option: true, scope: "worker" }],
  site: [
    // The content's name is read so that Playwright gives each name a worker, and so a site, of its own.
    async ({ content: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "umbral-e2e-worker-"));
      cpSync(process.env.E2E_TEMPLATE ?? "", folder, { recursive: true });
      // Tests that must not meet each other in the limits per address say which one they come from.
      const site = await startSite(folder, { TRUST_PROXY: "1" });
      await use(site);
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  adminPage: async ({ page, request, site }, use) => {
    const answer = await request.post("/api/auth/sign-in/email", { data: owner, headers: { origin: site.url } });
    const { user } = await answer.json();
    await page.context().addCookies((await request.storageState()).cookies);
    await page.addInitScript((stored) => localStorage.setItem("user", stored), JSON.stringify(user));
    await page.goto("/admin");
    await use(page);
  },
});
