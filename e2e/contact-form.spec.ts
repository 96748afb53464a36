import { expect, type Route } from "@playwright/test";
import {
  control,
  english,
  everyTestIsAnotherVisitor,
  expectFields,
  expectFieldsBehind,
  fill,
  filledForm,
  lastMessage,
  openForm,
  spanish,
  submit,
} from "./contact-form-page.ts";
import { test } from "./fixtures.ts";
import { firstUnlessFull } from "./scope.ts";

everyTestIsAnotherVisitor();

for (const words of firstUnlessFull([english, spanish])) {
  test.describe(words.path, () => {
    test("spec §5 names what is missing and what is no email address in a toast that goes by itself", async ({ page }) => {
      let calls = 0;
      page.on("request", (request) => /sendemail/i.test(request.url()) && calls++);
      await page.clock.install();
      await openForm(page, words);
      await fill(page, words, { ...filledForm, phone: "" });
      await submit(page, words);
      const toast = page.locator("[data-sonner-toast]", { hasText: words.allRequired });
      await expect(toast).toBeInViewport({ ratio: 1 });
      await expect(toast.getByRole("button")).toHaveCount(0);
      await expect(control(page, words, "phone")).toBeFocused();
      await page.clock.fastForward(10_000);
      await expect(toast).toBeHidden();
      await fill(page, words, { ...filledForm, email: "ana@example" });
      await submit(page, words);
      await expect(page.locator("[data-sonner-toast]", { hasText: words.invalidEmail })).toBeInViewport({ ratio: 1 });
      await expectFields(page, words, { ...filledForm, email: "ana@example" });
      expect(calls).toBe(0);
    });

    test("spec §4 §8 by keyboard alone, a message with a wish to be called is sent once; it says so, and clears the fields after OK", async ({
      page,
    }) => {
      let calls = 0;
      page.on("request", (request) => /sendemail/i.test(request.url()) && calls++);
      await openForm(page, words);
      await fill(page, words, filledForm);
      const callTime = page.locator("main [name=callTime]");
      await callTime.selectOption("afternoon");
      await page.getByRole("button", { name: words.send }).focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("alertdialog", { name: words.sentTitle });
      await expect(dialog).toContainText(words.sent);
      await expectFieldsBehind(page, filledForm);
      await expect(dialog.getByRole("button", { name: words.ok })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(dialog.getByRole("button", { name: words.ok })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("button", { name: words.send })).toBeFocused();
      await expectFields(page, words, {});
      await expect(callTime).toHaveValue("none");
      expect(calls).toBe(1);
      expect(await lastMessage(page)).toMatchObject({
        ...filledForm,
        callTime: "afternoon",
        service: "Contact Us",
        language: words === spanish ? "es" : "en",
        page: words.path,
        state: "new",
        consent: { language: words === spanish ? "es" : "en", text: await page.locator("form p").last().innerText() },
      });
    });

    test("what was typed is there again after a reload, until it is sent", async ({ page }) => {
      await openForm(page, words);
      await fill(page, words, filledForm);
      await page.reload();
      await expectFields(page, words, filledForm);
      await submit(page, words);
      await page.getByRole("alertdialog", { name: words.sentTitle }).getByRole("button", { name: words.ok }).click();
      await page.reload();
      await control(page, words, "name").focus();
      await expectFields(page, words, {});
    });

    test("spec §4 §8 keeps the fields when the server says no, with its reason or the usual one, or when no answer can be read", async ({
      page,
    }) => {
      const logText: string[] = [];
      page.on("console", (entry) => entry.type() === "error" && logText.push(entry.text()));
      await openForm(page, words);
      await fill(page, words, filledForm);
      const refuse = (message: string) => (route: Route) => route.fulfill({ json: { success: false, message } });
      for (const [answer, title, shown] of [
        [refuse("The office is closed"), words.refusedTitle, "The office is closed"],
        [refuse(""), words.refusedTitle, words.tryLater],
        [(route: Route) => route.abort(), words.errorTitle, words.tryLater],
        [(route: Route) => route.fulfill({ body: "<p>Bad gateway</p>" }), words.errorTitle, words.tryLater],
      ] as const) {
        await page.route(/sendemail/i, answer, { times: 1 });
        await submit(page, words);
        const dialog = page.getByRole("alertdialog", { name: title });
        await expect(dialog).toContainText(shown);
        await dialog.getByRole("button", { name: words.ok }).click();
        await expectFields(page, words, filledForm);
      }
      expect(logText.filter((text) => text.includes("could not be sent"))).toHaveLength(2);
    });
  });
}
