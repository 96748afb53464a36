import { expect } from "@playwright/test";
import { unreachable } from "./admin-screens.ts";
import { test } from "./fixtures.ts";
import { expectTold, toastsToGo, whileWritesAre } from "./saving.ts";
import { isFull } from "./scope.ts";
import { adminScriptStarted } from "./script-started.ts";

const lists = [
  // Before the posts, whose list knows the categories and would leave nothing to ask for.
  { path: "/admin/blogcategory", api: "**/api/blogcategory", row: /Costs and Savings/ },
  { path: "/admin/blog", api: "**/api/blog?*", row: /Building Credit/ },
  { path: "/admin/pagecategory", api: "**/api/pagecategory", row: /Leadership Team/ },
  { path: "/admin/pagecontent", api: "**/api/pagecontent/getpagecontents", row: /FHA Loans/ },
  { path: "/admin/loanofficercms", api: "**/api/loanofficer", row: /Daniel Castillo/ },
];

test("spec §8 a list that does not load says so and is tried again; a record that is not deleted stays and says why", async ({
  adminPage: page,
}) => {
  // A list that is opened by its address comes with the page; one that is gone to is asked for.
  await page.clock.install();
  await page.goto("/admin/profile");
  await adminScriptStarted(page);
  for (const { path, api, row } of isFull ? lists : lists.slice(0, 2)) {
    await toastsToGo(page);
    await page.route(api, (route) => route.fulfill({ status: 503, json: { success: false, message: "Down for a moment" } }));
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page.getByRole("alert")).toContainText("Failed to fetch data - Down for a moment");
    await page.unroute(api);
    await page.getByRole("button", { name: "Try again" }).click();
    const results = page.getByRole("row", { name: row });
    const record = `${api.replace(/\?\*|\/getpagecontents/, "")}/*`;
    for (const [how, text] of [["refused", "Not on a Sunday"] as const, ["lost", unreachable] as const])
      await whileWritesAre(page, record, how, async () => {
        await results.getByRole("button", { name: "Delete" }).click();
        await page.getByRole("button", { name: "Yes, delete it!" }).click();
        await expectTold(page, "toast", text);
      });
    await expect(results).toBeVisible();
  }
  const otherScreens = [
    ["/admin/loanofficercms/edit/1", "**/api/drafts/record?*"],
    ["/admin/resources", "**/api/WebResource"],
    ["/admin/accounts", "**/api/staff"],
    ["/admin/contactuslist", "**/api/contactmessage?*"],
    ["/admin/audit", "**/api/audit?*"],
    ["/admin/bin", "**/api/revisions/deleted*"],
    ["/admin/profile", "**/api/profile"],
  ] as const;
  for (const [path, api] of isFull ? otherScreens : otherScreens.slice(1, 4)) {
    await page.route(api, (route) => route.abort());
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page.getByRole("alert")).toContainText(`Failed to fetch data - ${unreachable}`);
    await page.unroute(api);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});
