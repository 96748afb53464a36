import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";

const items = {
  Dashboard: "/admin",
  Blog: "/admin/blog",
  "Blog Categories": "/admin/blogcategory",
  "Page Categories": "/admin/pagecategory",
  "Page Content": "/admin/pagecontent",
  "Loan Officers": "/admin/loanofficercms",
  Resources: "/admin/resources",
  "Contact Us Form": "/admin/contactuslist",
  "Signup News Subscription": "/admin/blog",
};

test("§2 the admin layout shows the UserId and leads everywhere, on a phone too", async ({ adminPage: page }) => {
  await expect(page.getByRole("banner").getByText("UserId 1")).toBeVisible();
  const nav = page.getByRole("navigation", { name: "Admin" });
  for (const [name, href] of Object.entries(items))
    await expect(nav.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  await nav.getByRole("button", { name: "Tools" }).click();
  await expect(nav.getByRole("link", { name: "Resources" })).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(nav).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await nav.getByRole("link", { name: "Loan Officers" }).click();
  await expect(page).toHaveURL(/\/admin\/loanofficercms$/);
  await expect(nav).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Loan Officers" })).toBeFocused();
});

test("§2 no public page loads a script or a style of the admin", async ({ page, adminPage }) => {
  const loaded = (target: typeof page) =>
    target.evaluate(() =>
      performance.getEntriesByType("resource").flatMap(({ name }) => /\/assets\/[^?]+\.(js|css)$/.exec(name)?.[0] ?? []),
    );
  await adminPage.goto("/admin/loanofficercms/edit/1", { waitUntil: "networkidle" });
  const admin = (await loaded(adminPage)).filter((name) => /admin|layout|editor|use-save|data-table|toast/.test(name));
  expect(admin.length).toBeGreaterThan(0);
  await page.goto("/services/find-a-loan-officer", { waitUntil: "networkidle" });
  const shared = new Set(await loaded(page));
  expect(admin.filter((name) => /editor|admin-|use-save|toast/.test(name) && shared.has(name))).toEqual([]);
});

const screens = [
  "/admin",
  "/admin/blog",
  "/admin/blog/edit/1",
  "/admin/blogcategory/add",
  "/admin/pagecategory/edit/1",
  "/admin/pagecontent",
  "/admin/pagecontent/edit/1",
  "/admin/loanofficercms",
  "/admin/loanofficercms/edit/1",
  "/admin/resources",
  "/admin/resource/edit?id=8",
  "/admin/bin",
  "/admin/accounts",
  "/admin/profile",
];

for (const colorScheme of ["light", "dark"] as const) {
  test(`§2 no screen has an accessibility finding or scrolls sideways (${colorScheme})`, async ({ adminPage: page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme });
    for (const path of screens) {
      await page.setViewportSize(colorScheme === "dark" ? { width: 360, height: 740 } : { width: 1280, height: 800 });
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByText("Loading…")).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  });
}
