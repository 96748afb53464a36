import { expect, type Locator, type Page } from "@playwright/test";
import { type FailureNotice, unreachable } from "./admin-screens.ts";
import { owner } from "./site-process.ts";

export const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
/** Publishes on the screens that have drafts. */
export const save = (page: Page) => page.getByRole("button", { name: /^(Publish|Save|Save profile)$/ }).click();

export async function expectTold(page: Page, how: FailureNotice, text: string) {
  if (how === "toast") await expect(page.getByText(`An error occurred: ${text}`)).toBeVisible();
  else if (how === "popup") {
    const popup = page.getByRole("alertdialog", { name: "Failed to update data" });
    await expect(popup).toContainText(text);
    await popup.getByRole("button", { name: "OK" }).click();
  } else
    await expect(page.getByRole("alert")).toHaveText(
      { box: new RegExp(`^Not (saved|published) - ${text}`), fetchBox: `Failed to fetch data - ${text}`, line: text }[how],
    );
}

/** Answers the next writes as no real server can be made to, until it is taken back. */
export async function whileWritesAre(page: Page, api: string, answer: "refused" | "lost", work: () => Promise<void>) {
  await page.route(api, (route) => {
    if (route.request().method() === "GET") return route.fallback();
    if (answer === "lost") return route.abort();
    const message = "Not on a Sunday";
    return route.fulfill({ json: { success: false, message, validationErrors: [{ field: "none", message }] } });
  });
  await work();
  await page.unroute(api);
}

type SavingScreen = { field: string; typed: string; api: string; refused: FailureNotice; lost: FailureNotice; lostText?: string };

/** A save that is refused, then one that never arrives: each is reported, and what was typed stays. */
export async function expectFailuresTold(page: Page, { field, typed, api, refused, lost, lostText = unreachable }: SavingScreen) {
  await whileWritesAre(page, api, "refused", async () => {
    await save(page);
    await expectTold(page, refused, "Not on a Sunday");
  });
  await expect(textbox(page, field)).toHaveValue(typed);
  await whileWritesAre(page, api, "lost", async () => {
    await save(page);
    await expectTold(page, lost, lostText);
  });
  await expect(textbox(page, field)).toHaveValue(typed);
}

/** A save that takes its time and is lost in the end: nothing is typed meanwhile that it would not have taken along. */
export async function expectRestWhileSaving(
  page: Page,
  { field, typed, api, lost, lostText = unreachable }: Omit<SavingScreen, "refused">,
) {
  const { promise: longEnough, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(api, async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    await longEnough;
    await route.abort();
  });
  const box = textbox(page, field);
  const hasDrafts = (await page.getByRole("button", { name: "Publish", exact: true }).count()) > 0;
  await box.focus();
  if (hasDrafts) await save(page);
  else await box.evaluate((input) => input.closest("form")?.requestSubmit());
  await expect(page.locator("form[aria-busy=true]").getByRole("status").last()).toHaveText(/^(Saving|Publishing)…$/);
  await page.keyboard.type("typed on");
  goOn();
  await expectTold(page, lost, lostText);
  await expect(box).toHaveValue(typed);
  // A pressed button keeps the focus.
  if (!hasDrafts) await expect(box).toBeFocused();
  await page.unroute(api);
}

/** Saves on a record that someone else has changed meanwhile, and keeps one's own words. */
export async function expectConflictSettled(page: Page, theirs: string) {
  await save(page);
  const dialog = page.getByRole("alertdialog", { name: "changed this" });
  await expect(dialog.getByRole("radio", { name: /^Take / })).not.toBeChecked();
  await expect(dialog).toContainText(theirs);
  await dialog.getByRole("button", { name: /with these choices$/ }).click();
}

/** The next toast may say the same as the last: that one has to be gone. Needs a clock that was installed before the page was opened. */
export async function toastsToGo(page: Page) {
  await page.clock.fastForward(30_000);
  await expect(page.getByText("An error occurred")).toHaveCount(0);
}

export async function signInAgain(page: Page) {
  const dialog = page.getByRole("alertdialog", { name: "Your session has ended" });
  await expect(dialog.getByLabel("Email")).toHaveValue(owner.email);
  await dialog.getByLabel("Password").fill("not the password");
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel("Password").fill(owner.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
}

/** A new session asks for the password once more before it changes something sensitive. */
export async function confirmIdentity(page: Page) {
  const dialog = page.getByRole("alertdialog", { name: "Confirm it's you" });
  await dialog.getByLabel("Your password").fill(owner.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

/** An action that is refused, then one that never arrives: each is reported, and can be tried again. */
export async function expectFailuresToldBy(page: Page, action: Locator, api: string) {
  await toastsToGo(page);
  for (const [how, text] of [["refused", "Not on a Sunday"] as const, ["lost", unreachable] as const])
    await whileWritesAre(page, api, how, async () => {
      await action.click();
      await expectTold(page, "toast", text);
    });
  await expect(action).toBeEnabled();
}
