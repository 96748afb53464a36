import { expect } from "@playwright/test";
import { unreachable } from "./admin-screens.ts";
import { test } from "./fixtures.ts";
import { expectConflictSettled, expectFailuresTold, expectTold, save, signInAgain, textbox, toastsToGo, whileWritesAre } from "./saving.ts";

test.beforeEach(({ page }) => page.clock.install());

test("spec §8 message: notes that are refused, lost, stale or out of session lose nothing, and actions say why they failed", async ({
  adminPage: page,
  request,
  site,
}) => {
  const headers = { origin: site.url };
  const api = "**/api/contactmessage";
  const lead = { name: "Inés", phone: "(801) 555-0100", email: "ines@example.com", message: "I would like to buy a home." };
  expect((await request.post("/api/Common/SendEmail", { data: lead })).ok()).toBe(true);
  const change = (data: object) => page.request.put("/api/contactmessage", { data: { contactMessageId: 1, ...data }, headers });

  await page.goto("/admin/contactuslist/1");
  await textbox(page, "Notes").fill("My words");
  await expectFailuresTold(page, { field: "Notes", typed: "My words", api, refused: "toast", lost: "toast" });
  await change({ notes: "Their words" });
  await expectConflictSettled(page, "Their words");
  await expect(page.getByText("Data was updated successfully")).toBeVisible();

  await toastsToGo(page);
  await textbox(page, "Notes").fill("Typed and kept");
  const answer = page.getByRole("button", { name: "Mark as contacted" });
  for (const [how, text] of [["refused", "Not on a Sunday"] as const, ["lost", unreachable] as const])
    await whileWritesAre(page, api, how, async () => {
      await answer.click();
      await expectTold(page, "toast", text);
      // The toast lies over the button.
      await page.mouse.move(0, 0);
      await toastsToGo(page);
    });
  await change({ assignedOfficerId: 1 });
  await answer.click();
  await expect(page.getByText("changed by someone else")).toBeVisible();
  await expect(page.getByLabel("Assigned to")).toHaveValue("1");
  await answer.click();
  await expect(page.getByRole("button", { name: "Mark as new" })).toBeVisible();
  await expect(textbox(page, "Notes")).toHaveValue("Typed and kept");

  await page.context().clearCookies();
  await save(page);
  await signInAgain(page);
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
  await page.getByText("History", { exact: true }).click();
  await page.getByRole("button", { name: "What changed in version 6" }).click();
  await expect(page.getByRole("insertion")).toHaveText("Typed and kept");
  await page.getByRole("button", { name: "What changed in version 4" }).click();
  await expect(page.getByRole("insertion").last()).toHaveText("Marisol Hernández");
});
