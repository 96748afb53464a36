import { expect } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { test } from "./fixtures.ts";

test("§6 an owner adds an account whose password is told once, and that person signs in with a second factor", async ({
  adminPage: page,
  browser,
  site,
}) => {
  await page.goto("/admin/accounts");
  await page.getByRole("link", { name: "New Account" }).click();
  await page.getByLabel("Email").fill("eva@example.com");
  await page.getByLabel("User Name").fill("Eva");
  await page.getByRole("button", { name: "Save" }).click();
  const told = page.getByRole("alertdialog", { name: "Password of Eva" });
  const password = (await told.locator("pre").textContent()) ?? "";
  await told.getByRole("button", { name: "I have noted it" }).click();
  await expect(page.getByRole("row", { name: /eva@example\.com/ })).toContainText("Editor");

  const context = await browser.newContext({ baseURL: site.url });
  const eva = await context.newPage();
  await eva.goto("/admin/login?next=/admin/profile");
  await eva.getByLabel("Email").fill("eva@example.com");
  await eva.getByLabel("Password").fill(password);
  await eva.getByRole("button", { name: "Sign in" }).click();
  await expect(eva.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Accounts" })).toHaveCount(0);
  await eva.getByLabel("Your password").fill(password);
  await eva.getByRole("button", { name: "Set up" }).click();
  await expect(eva.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = (await eva.locator("code").textContent()) ?? "";
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await eva.getByLabel("Code that the app shows").fill(totp.generate());
  await eva.getByRole("button", { name: "Turn on" }).click();
  await expect(eva.getByText("recovery codes are left")).toBeVisible();

  await eva.getByRole("button", { name: "Sign out" }).click();
  await eva.getByLabel("Email").fill("eva@example.com");
  await eva.getByLabel("Password").fill(password);
  await eva.getByRole("button", { name: "Sign in" }).click();
  await eva.getByLabel("Code from your authenticator app").fill("000000");
  await eva.getByRole("button", { name: "Sign in" }).click();
  await expect(eva.getByRole("alert")).toBeVisible();
  await eva.getByLabel("Code from your authenticator app").fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await eva.getByRole("button", { name: "Sign in" }).click();
  await expect(eva.getByText("UserId 2")).toBeVisible();

  await page.getByRole("button", { name: "Suspend Eva" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("row", { name: /eva@example\.com/ })).toContainText("Suspended");
  await eva.goto("/admin");
  await expect(eva).toHaveURL(/\/admin\/login/);
  await context.close();
});

test("§6 staff change their own profile", async ({ adminPage: page }) => {
  await page.goto("/admin/profile");
  await page.getByLabel("First Name").fill("Olga");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Data was updated successfully")).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").firstName)).toBe("Olga");
  await expect(page.getByText("This one")).toBeVisible();
});
