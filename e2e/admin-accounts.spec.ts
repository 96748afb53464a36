import { expect, type Route } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { test } from "./fixtures.ts";
import { mainOf, textsOf } from "./html.ts";
import { expectFailuresTold } from "./saving.ts";
import { owner } from "./site-process.ts";

test("spec §6 an owner adds an account whose password is shown once, and that person signs in with a second factor", async ({
  adminPage: page,
  browser,
  site,
}) => {
  // Two people, four passwords and two factors.
  test.slow();
  await page.goto("/admin/accounts");
  await page.getByRole("link", { name: "New Account" }).click();
  await page.getByLabel("Email").fill("eva@example.com");
  await page.getByLabel("User Name").fill("Eva");
  await page.getByRole("button", { name: "Save" }).click();
  const passwordDialog = page.getByRole("alertdialog", { name: "Password for Eva" });
  const password = (await passwordDialog.locator("pre").textContent()) ?? "";
  await passwordDialog.getByRole("button", { name: "I've saved it" }).click();
  await expect(page.getByRole("row", { name: /eva@example\.com/ })).toContainText("Editor");

  const context = await browser.newContext({ baseURL: site.url });
  const eva = await context.newPage();
  await eva.goto("/admin/login?next=/admin/profile");
  await eva.getByLabel("Email").fill("eva@example.com");
  await eva.getByLabel("Password").fill(password);
  await eva.getByRole("button", { name: "Sign in" }).click();
  await expect(eva).toHaveURL(/\/admin\/password\?next=%2Fadmin%2Fprofile$/);
  await eva.goto("/admin/blog");
  await expect(eva).toHaveURL(/\/admin\/password\?next=%2Fadmin%2Fblog$/);
  const ownPassword = "a password of my own";
  // On a slow connection one types before the script is there.
  const typeEarly = async (route: Route) => {
    await eva.getByLabel("Password you were given").fill("not that one");
    await eva.getByLabel("New password").fill(ownPassword);
    await route.continue();
  };
  await eva.route(/entry\.client.*\.js/, typeEarly, { times: 1 });
  await eva.goto("/admin/password?next=/admin/profile");
  await eva.getByRole("button", { name: "Change password" }).click();
  await expect(eva.getByRole("alert")).toContainText("password is wrong");
  await eva.getByLabel("Password you were given").fill(password);
  await eva.getByRole("button", { name: "Change password" }).click();
  await expect(eva).toHaveURL(/\/admin\/profile$/);
  await expect(eva.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Accounts" })).toHaveCount(0);
  await eva.getByLabel("Your password").fill(ownPassword);
  await eva.getByRole("button", { name: "Set up" }).click();
  await expect(eva.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = (await eva.locator("code").textContent()) ?? "";
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await eva.getByLabel("Code shown in the app").fill(totp.generate());
  await eva.getByRole("button", { name: "Turn on" }).click();
  const codesDialog = eva.getByRole("alertdialog", { name: "Your recovery codes" });
  await expect(codesDialog.locator("pre")).toHaveText(/^([a-z2-9]{4}(-[a-z2-9]{4}){2}\s?){10}$/);
  await codesDialog.getByRole("button", { name: "I've saved it" }).click();
  await expect(eva.getByText("recovery codes are left")).toBeVisible();

  const refusedScreen = await eva.request.get("/admin/accounts");
  expect(refusedScreen.status()).toBe(403);
  expect(textsOf(mainOf(await refusedScreen.text()), "h1").join()).toContain("Your role");
  const { webResourceListVm: resources } = await (await eva.request.get("/api/WebResource")).json();
  const { webResourceId } = resources.find(({ context }: { context: string }) => context === "contact.email");
  await eva.goto(`/admin/resource/edit?id=${webResourceId}`);
  await expect(eva.getByText("Only an owner")).toBeVisible();
  await expect(eva.getByLabel("Value", { exact: true })).not.toBeEditable();
  await expect(eva.getByRole("button", { name: "Save" })).toHaveCount(0);

  await eva.getByRole("button", { name: "Sign out" }).click();
  await eva.getByLabel("Email").fill("eva@example.com");
  await eva.getByLabel("Password").fill(ownPassword);
  await eva.getByRole("button", { name: "Sign in" }).click();
  await eva.getByLabel("authenticator app").fill("000000");
  await eva.getByRole("button", { name: "Sign in" }).click();
  await expect(eva.getByRole("alert")).toBeVisible();
  await eva.getByLabel("authenticator app").fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await eva.getByRole("button", { name: "Sign in" }).click();
  await expect(eva.getByText("UserId 2")).toBeVisible();

  await page.getByRole("button", { name: "Sign out Eva everywhere" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("signed out everywhere")).toBeVisible();
  expect((await eva.request.get("/api/profile")).status()).toBe(401);

  await page.getByRole("button", { name: "Suspend Eva" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("row", { name: /eva@example\.com/ })).toContainText("Suspended");
  const credentials = { data: { email: "eva@example.com", password: ownPassword }, headers: { origin: site.url } };
  expect((await eva.request.post("/api/auth/sign-in/email", credentials)).status()).toBe(401);
  await context.close();
});

test("spec §6 staff change their own profile, which keeps what was typed when a save is refused or lost", async ({ adminPage: page }) => {
  await page.goto("/admin/profile");
  await page.getByLabel("First Name").fill("Olga");
  await expectFailuresTold(page, { field: "First Name", typed: "Olga", api: "**/api/profile", refused: "line", lost: "line" });
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Data was updated successfully")).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").firstName)).toBe("Olga");
  await expect(page.getByText("This one")).toBeVisible();
});

test("spec §6 a change of an account asks who it is when that was long ago, and is then made", async ({ adminPage: page, site }) => {
  await page.goto("/admin/accounts/edit/1");
  await page.getByLabel("Last Name").fill("Ortiz");
  // A session that is older than five minutes, without the wait; what follows is the server's own.
  const refuse = { success: false, code: "confirmationRequired", message: "Confirm that it is you", validationErrors: [] };
  await page.route("**/api/staff", (route) => route.fulfill({ status: 403, json: refuse }), { times: 1 });
  await page.getByRole("button", { name: "Save" }).click();
  const question = page.getByRole("alertdialog", { name: "Confirm it's you" });
  await question.getByLabel("Your password").fill("not that one");
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(question.getByRole("alert")).toHaveText("The password is wrong");
  await question.getByLabel("Your password").fill(owner.password);
  await question.getByLabel("Your password").press("Enter");
  await expect(page.getByText("Data was updated successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/accounts$/);
  await page.getByRole("button", { name: "Sign everyone out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("is signed out")).toBeVisible();

  const iris = { email: "iris@example.com", userName: "Iris", role: "editor" };
  const added = await page.request.post("/api/staff", { data: iris, headers: { origin: site.url } });
  const { userId } = (await added.json()).staffDto;
  await page.reload();
  const ownRow = page.getByRole("row", { name: /owner@example\.com/ });
  await expect(ownRow.getByRole("link", { name: "Your profile" })).toBeVisible();
  await expect(ownRow.getByRole("button")).toHaveCount(0);
  await page.route(`**/api/staff/${userId}/reset-password`, (route) => route.fulfill({ status: 403, json: refuse }), { times: 1 });
  await page.getByRole("button", { name: "Reset password for Iris" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Confirm that it is you")).toBeVisible();
  await expect(ownRow).toBeVisible();
});
