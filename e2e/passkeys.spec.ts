import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { linksOf } from "./html.ts";
import { confirmIdentity } from "./saving.ts";
import { owner } from "./site-process.ts";

test("spec §6 staff add a passkey, sign in with it after the password and alone, and an owner asks one of everyone", async ({
  page,
  site,
}) => {
  // Browsers bind passkeys to names; the number that tests use otherwise is none.
  const url = site.url.replace("127.0.0.1", "localhost");
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  const { authenticatorId } = await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, automaticPresenceSimulation: true },
  });
  /** Whether the person is at the device: without them, the passkey that the browser offers for autofill is not chosen. */
  const setPresence = (enabled: boolean) => devTools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  const givePassword = async () => {
    // The screen before has a field for an email address too.
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await page.getByLabel("Email").fill(owner.email);
    await page.getByLabel("Password").fill(owner.password);
    await page.getByRole("button", { name: "Sign in" }).click();
  };

  await page.goto(`${url}/admin/login?next=/admin/profile`);
  await givePassword();
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByLabel("Passkey name").fill("Office laptop");
  await section.getByLabel("to add a passkey").fill(owner.password);
  await section.getByRole("button", { name: "Add passkey" }).click();
  await page.getByRole("alertdialog", { name: "Your recovery codes" }).getByRole("button", { name: "I've saved it" }).click();
  await expect(section.getByRole("listitem")).toContainText("Office laptop");
  await expect(section.getByRole("listitem")).toContainText("not used yet");

  await section.getByRole("button", { name: "Rename passkey Office laptop" }).click();
  await page.getByRole("alertdialog").getByLabel("Name").fill("Reception");
  await page.getByRole("alertdialog").getByRole("button", { name: "Save" }).click();
  await expect(section.getByRole("listitem")).toContainText("Reception");

  await setPresence(false);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveAttribute("autocomplete", "username webauthn");
  await givePassword();
  await setPresence(true);
  await page.getByRole("button", { name: "Use passkey" }).click();
  await expect(page.getByText("UserId 1")).toBeVisible();

  await setPresence(false);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await setPresence(true);
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(page.getByText("UserId 1")).toBeVisible();
  await page.goto(`${url}/admin/accounts`);
  await page.getByRole("button", { name: "Require a second factor" }).click();
  await confirmIdentity(page);
  await expect(page.getByRole("button", { name: "Require it only" })).toBeVisible();

  await page.goto(`${url}/admin/profile`);
  await section.getByRole("button", { name: "Remove passkey Reception" }).click();
  await page.getByRole("alertdialog").getByLabel("Your password").fill(owner.password);
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The passkey was removed")).toBeVisible();

  await page.goto(`${url}/admin/accounts`);
  await expect(page).toHaveURL(/\/admin\/second-factor$/);
  await section.getByLabel("Passkey name").fill("Kitchen");
  await section.getByLabel("to add a passkey").fill(owner.password);
  await section.getByRole("button", { name: "Add passkey" }).click();
  await page.getByRole("alertdialog", { name: "Your recovery codes" }).getByRole("button", { name: "I've saved it" }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByText("UserId 1")).toBeVisible();
});

test("spec §6 the page for a forgotten password names whom to ask where the site sends no mail", async ({ request }) => {
  const path = "/admin/forgot-password";
  expect(linksOf(await (await request.get("/admin/login")).text()).map(({ href }) => href)).toContain(path);
  expect(await (await request.get(path)).text()).toContain("npm run staff -- reset");
});
