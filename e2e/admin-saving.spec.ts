import { expect } from "@playwright/test";
import { screens, unreachable } from "./admin-screens.ts";
import { test } from "./fixtures.ts";
import {
  confirmIdentity,
  expectConflictSettled,
  expectFailuresTold,
  expectRestWhileSaving,
  save,
  signInAgain,
  textbox,
  toastsToGo,
} from "./saving.ts";
import { isFull } from "./scope.ts";

/** Screens share their way of saving; this one tells of failures in three ways, and others have tests of their own. */
const triedScreens = isFull ? screens : screens.filter(({ name }) => name === "page content");

test.beforeEach(({ page }) => page.clock.install());

for (const screen of triedScreens) {
  const { name, field, list } = screen;
  const api = name === "account" ? screen.api : "**/api/drafts/publish";
  const lostText = name === "resource" ? "Network error" : unreachable;

  test(`spec §8 ${name}: saves that are refused, lost, stale or out of session lose nothing`, async ({ adminPage: page, site }) => {
    const headers = { origin: site.url };
    const colleague = { email: "eva@example.com", userName: "Eva", role: "editor" };
    if (name === "account") expect((await page.request.post("/api/staff", { data: colleague, headers })).ok()).toBe(true);

    await page.goto(screen.edit);
    await textbox(page, field).fill("My words");
    const { refusedOnEdit = "box", lostOnEdit = "box" } = screen;
    await expectFailuresTold(page, { field, typed: "My words", api, refused: refusedOnEdit, lost: lostOnEdit, lostText });
    await toastsToGo(page);
    await expectRestWhileSaving(page, { field, typed: "My words", api, lost: lostOnEdit, lostText });
    expect((await page.request.put(screen.api.slice(2), { data: screen.theirs, headers })).ok()).toBe(true);
    await expectConflictSettled(page, "Their words");
    await expect(page.getByText(screen.updated)).toBeVisible();
    await expect(page).toHaveURL(site.url + list);
    await page.getByRole("searchbox").fill("my words");
    await expect(page.getByRole("row", { name: /My words/ })).toBeVisible();

    await toastsToGo(page);
    await page.getByRole("link", { name: screen.add }).click();
    for (const [label, text] of Object.entries(screen.fields)) await textbox(page, label).fill(text);
    const typedText = screen.fields[field] ?? "";
    const { refusedOnAdd = "box", lostOnAdd = "box" } = screen;
    await expectFailuresTold(page, { field, typed: typedText, api, refused: refusedOnAdd, lost: lostOnAdd, lostText });
    await page.context().clearCookies();
    await save(page);
    await signInAgain(page);
    if (name === "account" || name === "loan officer") await confirmIdentity(page);
    if (name === "account") await page.getByRole("button", { name: "I've saved it" }).click();
    await expect(page.getByText(screen.created).first()).toBeVisible();
    await expect(page).toHaveURL(site.url + list);
    await page.getByRole("searchbox").fill("brand new");
    await expect(page.getByRole("row", { name: /Brand new/ })).toBeVisible();
  });
}

// The everyday run tries the profile's own notice in admin-accounts.spec.ts.
if (isFull)
  test("spec §6 own profile: saves that are refused, lost, stale or out of session lose nothing", async ({ adminPage: page, site }) => {
    const api = "**/api/profile";
    await page.goto("/admin/profile");
    await textbox(page, "First Name").fill("My words");
    await expectFailuresTold(page, { field: "First Name", typed: "My words", api, refused: "line", lost: "line" });
    await page.request.put("/api/profile", { data: { firstName: "Their words" }, headers: { origin: site.url } });
    await page.context().clearCookies();
    await save(page);
    await signInAgain(page);
    const dialog = page.getByRole("alertdialog", { name: "changed this" });
    await dialog.getByRole("radio", { name: /^Take .+ Their words/ }).check();
    await dialog.getByRole("button", { name: "Save with these choices" }).click();
    await expect(page.getByText("Data was updated successfully")).toBeVisible();
    await expect(textbox(page, "First Name")).toHaveValue("Their words");
  });
