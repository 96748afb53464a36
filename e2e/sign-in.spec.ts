import { expect, type Route } from "@playwright/test";
import { test } from "./fixtures.ts";
import { textsOf } from "./html.ts";
import { owner } from "./site-process.ts";

test("spec §6 staff sign in, see their UserId, and sign out for good", async ({ page }) => {
  // What is typed before the script is there counts, and Enter leads nowhere yet.
  const typeEarly = async (route: Route) => {
    await page.getByLabel("Email").fill(owner.email);
    await page.getByLabel("Password").fill("wrong password here");
    await page.getByLabel("Password").press("Enter");
    await route.continue();
  };
  await page.route(/entry\.client.*\.js/, typeEarly, { times: 1 });
  await page.goto("/admin/loanofficercms");
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Floanofficercms$/);
  await expect(page.getByLabel("Password")).toHaveAttribute("type", "password");
  await expect(page.getByLabel("Password")).toHaveAttribute("autocomplete", "current-password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("password is wrong");
  await page.getByLabel("Password").fill(owner.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/admin\/loanofficercms$/);
  await expect(page.getByText("UserId 1")).toBeVisible();
  const storedUser = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}"));
  expect(Object.keys(storedUser).sort()).toEqual(["email", "firstName", "lastName", "phoneNumber", "token", "userId", "userName"]);
  // The screen that one leaves must not ask again as a stranger: that would raise "Your session has ended".
  const refusals: string[] = [];
  page.on("response", (response) => response.status() === 401 && refusals.push(response.url()));
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(refusals).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/login/);
});

test("spec §2 loan officers are listed to staff with phone and NMLS number", async ({ adminPage }) => {
  const rows = textsOf(await (await adminPage.request.get("/admin/loanofficercms")).text(), "tr");
  expect(rows).toContainEqual(expect.stringMatching(/Marisol Hernández.*\(801\) 555-0111.*0001042/));
});
