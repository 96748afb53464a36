import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { mainOf, textOf } from "./html.ts";
import { owner } from "./site-process.ts";

const portrait = join(import.meta.dirname, "../db/sample/images/portrait-4.webp");
const phone = "(801) 555-0177";

const read = async (visitor: APIRequestContext, path: string) => (await visitor.get(path)).text();

/** What a visitor gets with the very next request, in both languages. */
async function expectVisitorsSee(visitor: APIRequestContext, path: string, texts: { en: string; es: string }) {
  expect(textOf(await read(visitor, path))).toContain(texts.en);
  expect(textOf(await read(visitor, `/es${path}`))).toContain(texts.es);
}

const pictureOf = async (visitor: APIRequestContext, path: string) =>
  /<img\b[^>]* src="[^"]*([0-9a-f]{24})/.exec(mainOf(await read(visitor, path)))?.[1];

test("spec §2 staff sign in, change the phone number, replace a photo, publish a post in two languages and undo a mistake", async ({
  page,
  request: visitor,
}) => {
  await page.goto("/admin");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  await page.getByRole("button", { name: "Sign in" }).click();

  await page.getByRole("link", { name: "Phone (801) 555-0142" }).click();
  await page.getByLabel("Value", { exact: true }).fill(phone);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Resource was edited successfully")).toBeVisible();
  await expectVisitorsSee(visitor, "/contact-us", { en: phone, es: phone });

  const officer = "/services/loan-officer/1/Marisol";
  const before = await pictureOf(visitor, officer);
  await page.getByRole("link", { name: "Loan Officers" }).click();
  await page.getByRole("link", { name: "Edit Marisol Hernández" }).click();
  await page.getByRole("button", { name: "Image", exact: true }).setInputFiles(portrait);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Data was updated successfully")).toBeVisible();
  const after = await pictureOf(visitor, officer);
  expect(after).toMatch(/^[0-9a-f]{24}$/);
  expect(after).not.toBe(before);
  expect(await pictureOf(visitor, `/es${officer}`)).toBe(after);

  await page.getByRole("link", { name: "Blog", exact: true }).click();
  await page.getByRole("link", { name: "New Blog Post" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Moving in winter");
  await expect(page.getByText("Spanish is missing").first()).toBeVisible();
  await page.getByLabel("Title (Spanish)").fill("Mudarse en invierno");
  await page.getByLabel("Post Contents", { exact: true }).fill("Start early.");
  await page.getByLabel("Post Contents (Spanish)", { exact: true }).fill("Empiece temprano.");
  await expect(page.getByLabel("Status")).toHaveValue("published");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Data was created successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  // The form is gone from the history: Back leads to where the list was opened from.
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await expectVisitorsSee(visitor, "/blog/moving-in-winter", { en: "Start early.", es: "Empiece temprano." });
  await expectVisitorsSee(visitor, "/blog", { en: "Moving in winter", es: "Mudarse en invierno" });

  await page.getByRole("button", { name: "Delete Moving in winter" }).click();
  await page.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText("Deleted!")).toBeVisible();
  expect((await visitor.get("/blog/moving-in-winter")).status()).toBe(404);
  await page.getByRole("link", { name: "Trash" }).click();
  await page.getByRole("button", { name: "Restore Moving in winter" }).click();
  await expect(page.getByText("The Trash is empty.")).toBeVisible();
  await expectVisitorsSee(visitor, "/blog/moving-in-winter", { en: "Start early.", es: "Empiece temprano." });

  await page.getByRole("link", { name: "Resources" }).click();
  await page.getByRole("link", { name: "Edit CONTACT.PHONE" }).click();
  await page.getByLabel("Value", { exact: true }).fill("half a number");
  await page.getByText("History", { exact: true }).click();
  await page.getByRole("button", { name: "Restore version 1" }).click();
  const question = page.getByRole("alertdialog", { name: "Restore version 1?" });
  await expect(question).toContainText("unsaved changes");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Value", { exact: true })).toHaveValue("half a number");
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await question.getByRole("button", { name: "Restore and discard" }).click();
  await expect(page.getByText("Data was restored")).toBeVisible();
  await expect(page.getByLabel("Value", { exact: true })).toHaveValue("(801) 555-0142");
  await expectVisitorsSee(visitor, "/contact-us", { en: "(801) 555-0142", es: "(801) 555-0142" });
  expect(await read(visitor, "/contact-us")).not.toContain(phone);
});

test("spec §3 a post's publication time is the office's, and stored exactly", async ({ adminPage: page }) => {
  const { blogDto: before } = await (await page.request.get("/api/blog/1")).json();
  await page.goto("/admin/blog/edit/1");
  const time = page.getByLabel("Publication date");
  await expect(time).toHaveAccessibleDescription(/Mountain Time/);
  await page.getByLabel("Title", { exact: true }).fill("Its time is not touched");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  expect((await (await page.request.get("/api/blog/1")).json()).blogDto.publishedAt).toBe(before.publishedAt);

  await page.getByRole("link", { name: "Edit Its time is not touched" }).click();
  await time.fill("2035-07-10T18:30");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("row", { name: /Its time is not touched/ })).toContainText("Scheduled");
  expect((await (await page.request.get("/api/blog/1")).json()).blogDto.publishedAt).toBe("2035-07-11T00:30:00.000Z");
});
