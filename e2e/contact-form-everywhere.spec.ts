import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import {
  control,
  english,
  everyTestIsAnotherVisitor,
  expectFields,
  fill,
  filledForm,
  fillField,
  lastMessage,
  openForm,
  spanish,
  submit,
  submitWithoutScript,
} from "./contact-form-page.ts";
import { test } from "./fixtures.ts";
import { firstUnlessFull } from "./scope.ts";

everyTestIsAnotherVisitor();

for (const words of firstUnlessFull([spanish, english])) {
  test.describe(`${words.path} without a script`, () => {
    test.use({ javaScriptEnabled: false });

    test("spec §5 names the fields that are missing or wrong, keeps the others, then confirms", async ({ page }) => {
      await page.goto(words.path);
      await fill(page, words, { ...filledForm, name: "", email: "nobody" });
      await submitWithoutScript(page, words);
      await expect(page.locator("form").getByRole("alert")).toContainText(words.allRequired);
      await expect(control(page, words, "name")).toHaveAccessibleDescription(words.nameMissing);
      await expectFields(page, words, { ...filledForm, name: "", email: "nobody" });
      await fillField(control(page, words, "name"), filledForm.name);
      await submitWithoutScript(page, words);
      await expect(page.locator("form").getByRole("alert")).toContainText(words.invalidEmail);
      await expect(control(page, words, "email")).toHaveAccessibleDescription(words.invalidEmail);
      await fillField(control(page, words, "email"), filledForm.email);
      await submitWithoutScript(page, words);
      await expect(page.locator("form").getByRole("status")).toContainText(words.sentTitle);
      await expect(page.locator("form").getByRole("status")).toContainText(words.sent);
      await expectFields(page, words, {});
      expect(await lastMessage(page)).toMatchObject({ ...filledForm, page: words.path, consent: { version: expect.any(String) } });
    });
  });
}

test("spec §2 an officer's page has a form of its own, which goes to that officer", async ({ page }) => {
  await openForm(page, english, "/services/loan-officer/1/Marisol");
  await fill(page, english, filledForm);
  await submit(page, english);
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  expect(await lastMessage(page)).toMatchObject({ loanOfficerId: 1, assignedOfficerId: 1 });
});

test("spec §4 §5 the form, its mistakes and its dialog are accessible; a bot that fills in the hidden field gets the same response, and its message is held", async ({
  page,
}) => {
  await openForm(page, english);
  await submit(page, english);
  await expect(page.getByText("Please enter your name")).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  expect(await findings(page, { within: "form" })).toEqual([]);
  await fill(page, english, { ...filledForm, name: "A program", email: "program@example.com" });
  await page.locator("main [name=website]").evaluate((input: HTMLInputElement) => {
    input.value = "https://example.com";
  });
  await submit(page, english);
  await expect(page.getByRole("alertdialog", { name: english.sentTitle })).toBeVisible();
  expect(await findings(page, { within: "[role=alertdialog]" })).toEqual([]);
  expect(await lastMessage(page)).toMatchObject({ name: "A program", state: "held", deliveries: [] });
});
