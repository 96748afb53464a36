import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { textsOf } from "./html.ts";
import { textbox } from "./saving.ts";
import { adminScriptStarted } from "./script-started.ts";

test("what is typed is saved by itself, and goes live one language at a time", async ({ adminPage: page, request, site }) => {
  const titleOf = async (path: string) => textsOf(await (await request.get(path)).text(), "h1");
  const [english, spanish] = [await titleOf("/"), await titleOf("/es")];
  await page.goto("/admin/pagecontent/edit/1");
  await textbox(page, "Title").fill("A home to hand on");
  await textbox(page, "Title (Spanish)").fill("Una casa para heredar");
  await expect(page.getByText("Draft saved")).toBeVisible();
  await page.reload();
  await expect(textbox(page, "Title")).toHaveValue("A home to hand on");
  expect([await titleOf("/"), await titleOf("/es")]).toEqual([english, spanish]);

  const draft = page.getByRole("region", { name: "Draft" });
  await draft.getByRole("button", { name: "Show what changed" }).click();
  const changes = page.getByRole("dialog", { name: "Show what changed" });
  await expect(changes.getByRole("insertion").first()).toBeVisible();
  await changes.getByRole("button", { name: "Page", exact: true }).click();
  await changes.getByRole("button", { name: "Phone" }).click();
  const pageIn = (name: string) => changes.getByRole("region", { name }).frameLocator("iframe").getByRole("heading", { level: 1 });
  await expect(pageIn("Published now")).toHaveText(english);
  await expect(pageIn("With this draft")).toHaveText("A home to hand on");
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  // The page of a phone is wider than this screen: it is shown smaller, not cut off.
  const rightEdge = async () => {
    const iframe = await changes.getByRole("region", { name: "With this draft" }).locator("iframe").boundingBox();
    return iframe && iframe.x + iframe.width;
  };
  await expect.poll(rightEdge).toBeLessThanOrEqual(360);
  await page.setViewportSize(wide);
  await page.keyboard.press("Escape");

  await draft.getByRole("button", { name: "Publish only a part" }).click();
  const question = page.getByRole("alertdialog", { name: "What should be published?" });
  await question.getByRole("checkbox", { name: "English" }).uncheck();
  await question.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(`${site.url}/admin/pagecontent`);
  expect([await titleOf("/"), await titleOf("/es")]).toEqual([english, ["Una casa para heredar"]]);
  await page.goto("/admin/pagecontent/edit/1");
  await expect(textbox(page, "Title")).toHaveValue("A home to hand on");
});

test("a new record gets its address while it is typed, and is gone once its draft is discarded", async ({ adminPage: page, site }) => {
  await page.goto("/admin/blogcategory/add");
  await adminScriptStarted(page);
  const name = textbox(page, "Name");
  await expect(page.locator("fieldset[inert]")).toHaveCount(0);
  await name.pressSequentially("Moving");
  await expect(page).toHaveURL(/\/admin\/blogcategory\/edit\/\d+$/);
  await expect(name).toBeFocused();
  await page.keyboard.type(" house");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Draft saved")).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue("Moving house");
  await page.getByRole("button", { name: "Delete draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete draft" }).click();
  await expect(page).toHaveURL(`${site.url}/admin/blogcategory`);
});

test("approval is asked for with a note and taken back, and a time is set and canceled", async ({ adminPage: page }) => {
  await page.goto("/admin/pagecontent/edit/1");
  await textbox(page, "Title").fill("A home to hand on");
  await expect(page.getByText("Draft saved")).toBeVisible();
  const draft = page.getByRole("region", { name: "Draft" });

  await draft.getByRole("button", { name: "Ask for approval" }).click();
  await textbox(page, "Note for the approver").fill("Is this too long?");
  await draft.getByRole("button", { name: "Send" }).click();
  await expect(draft.getByText("Waiting for approval")).toBeVisible();
  await expect(draft.getByText("Is this too long?")).toBeVisible();
  await draft.getByRole("button", { name: "Withdraw the request" }).click();
  await expect(draft.getByText("Not approved")).toBeVisible();

  await draft.getByRole("button", { name: "Schedule…" }).click();
  const form = page.getByRole("alertdialog", { name: "Schedule" });
  const button = form.getByRole("button", { name: "Choose a time" });
  await expect(button).toBeDisabled();
  const year = new Date().getFullYear() + 1;
  await form.getByLabel("Date and time").fill(`${year}-01-04T08:00`);
  await form.getByRole("button", { name: `Schedule for Jan 4, ${year}, 8:00 am` }).click();
  await expect(form).toHaveCount(0);
  await page.reload();
  await draft.getByRole("button", { name: `Cancel schedule: Goes live on Jan 4, ${year}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(draft.getByText("Goes live on")).toHaveCount(0);
});
