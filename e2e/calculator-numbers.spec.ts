import { expect } from "@playwright/test";
import { english, everyTestIsAnotherVisitor, fill, filledForm, lastMessage, submit } from "./contact-form-page.ts";
import { test } from "./fixtures.ts";
import { firstUnlessFull } from "./scope.ts";

const numbers = "price=450000&down=5&downUnit=percent&program=conventional&rate=6.5&years=30&tax=2500&insurance=1500&pmi=0.6";

for (const javaScriptEnabled of firstUnlessFull([true, false])) {
  test.describe(`the numbers of a calculator ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });
    everyTestIsAnotherVisitor();

    test("go along with the message of a visitor who asked for it, unless they take the tick away", async ({ page }) => {
      await page.goto(`/calculators/monthly-payment?${numbers}`);
      await page.getByRole("link", { name: "Send these numbers" }).click();
      const box = page.getByRole("checkbox", { name: "Add my numbers" });
      await expect(box).toBeChecked();
      await box.uncheck();
      await fill(page, english, filledForm);
      await submit(page, english);
      await expect(page.getByText(english.sentTitle)).toBeVisible();
      expect((await lastMessage(page)).message).toBe(filledForm.message);
      await page.goto(`/contact-us?calculator=monthly-payment&${numbers}`);
      await fill(page, english, filledForm);
      await submit(page, english);
      await expect(page.getByText(english.sentTitle)).toBeVisible();
      const { message } = await lastMessage(page);
      expect(message).toContain(`${filledForm.message}\n\nFrom the calculator: What would it cost a month?`);
      expect(message).toContain("Monthly total: $3,249.17");
    });
  });
}
