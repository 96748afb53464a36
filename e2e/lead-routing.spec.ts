import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

const lead = { phone: "(801) 555-0100", message: "I would like to buy a home." };

test("an owner reads who gets which messages, adds a rule, moves it up, and tries it", async ({ adminPage: page }) => {
  await page.goto("/admin/lead-routing");
  const rules = page.getByRole("main").getByRole("listitem");
  await expect(rules).toHaveCount(3);
  await expect(rules.nth(1)).toContainText("take turns");
  expect(await findings(page)).toEqual([]);

  await page.getByRole("link", { name: "New rule" }).click();
  await page.getByLabel("If a message").selectOption("product");
  await page.getByLabel("Product").selectOption("va");
  await page.getByLabel("Then").selectOption("officer");
  await page.getByRole("combobox", { name: /^Officer/ }).selectOption({ label: "Tyler Jensen" });
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(rules).toHaveCount(4);
  await expect(rules.nth(3)).toContainText("to Tyler Jensen");

  const trial = page.getByRole("form", { name: "Try it" });
  await trial.getByLabel("Language").selectOption("en");
  await trial.getByLabel("Product").selectOption("va");
  await trial.getByRole("button", { name: "Who would get it?" }).press("Enter");
  await expect(trial.getByRole("status")).toContainText("because of rule 3");
  await page.getByRole("button", { name: "Move rule 4 up" }).press("Enter");
  await expect(rules.nth(2)).toContainText("Tyler Jensen");
  await trial.getByRole("button", { name: "Who would get it?" }).press("Enter");
  await expect(trial.getByRole("status")).toContainText("to Tyler Jensen");
});

test("a loan officer signs in, and sees and answers their own message alone", async ({ adminPage: page, browser, request, site }) => {
  const headers = { origin: site.url };
  const officers = await (await request.get("/api/loanofficer")).json();
  const { loanOfficerId } = officers.listLoanOfficersListVm[0];
  for (const [name, more] of [["Inés", { loanOfficerId }] as const, ["Rosa", {}] as const]) {
    const data = { ...lead, name, email: `${name.length}${name.charCodeAt(0)}@example.com`, ...more };
    expect((await request.post("/api/Common/SendEmail", { data })).ok()).toBe(true);
  }
  const account = { email: "eva@example.com", userName: "Eva", role: "officer", loanOfficerId };
  const { password } = await (await page.request.post("/api/staff", { data: account, headers })).json();

  const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: { "x-forwarded-for": "203.0.113.9" } });
  const eva = await context.newPage();
  await eva.goto("/admin/login");
  await eva.getByLabel("Email").fill("eva@example.com");
  await eva.getByLabel("Password").fill(password);
  await eva.getByRole("button", { name: "Sign in" }).click();
  await eva.getByLabel("Password you were given").fill(password);
  await eva.getByLabel("New password").fill("a password of my own");
  await eva.getByRole("button", { name: "Change password" }).click();
  await expect(eva).toHaveURL(/\/admin\/contactuslist/);
  await expect(eva.getByRole("link", { name: "Inés" })).toBeVisible();
  await expect(eva.getByText("Rosa")).toHaveCount(0);
  await expect(eva.getByRole("link", { name: "Export to CSV" })).toHaveCount(0);
  await eva.getByRole("link", { name: "Inés" }).click();
  await expect(eva.getByRole("heading", { name: "Inés" })).toBeVisible();
  await expect(eva.getByLabel("Assigned to")).toHaveCount(0);
  expect(await findings(eva)).toEqual([]);
  await eva.getByRole("button", { name: "Mark as contacted" }).press("Enter");
  await expect(eva.getByText("Data was updated successfully")).toBeVisible();
  await eva.goto("/admin/contactuslist/2");
  await expect(eva.getByText("Message 2 does not exist")).toBeVisible();
  await context.close();
});
