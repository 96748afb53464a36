import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { textsOf } from "./html.ts";

test("a page is edited where it is shown, by keyboard, and visitors see it once it is published", async ({ adminPage: page, request }) => {
  await page.goto("/admin/pages/edit/1");
  const frame = page.frameLocator("iframe");
  const title = frame.locator("h1[data-text]");
  await title.press("Enter");
  await page.keyboard.type("Homes for families");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /Homes for families.*changed$/ })).toBeVisible();

  for (const [kind, heading] of [
    ["text", "What we do"],
    ["steps", "Three steps home"],
  ] as const) {
    await page.getByRole("button", { name: "Add block" }).press("Enter");
    await page.getByRole("combobox", { name: "Search kinds of blocks" }).fill(kind);
    await page.keyboard.press("Enter");
    // The new block's title is ready to be typed in.
    await expect(frame.locator(`[data-kind=${kind}] [data-editing]`)).toBeFocused();
    await page.keyboard.type(heading);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: new RegExp(`${heading}.*new$`) })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(frame.getByRole("textbox", { name: `Text of ${heading}`, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /Three steps home.*new$/ })).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByText("Three steps home is now number 2 of 3")).toBeAttached();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("Undone")).toBeAttached();
  await page.getByRole("button", { name: "Redo" }).press("Enter");
  await expect(page.getByText("Done again")).toBeAttached();
  // Escape leads from the list of blocks to the tools, which are one stop of the Tab key.
  await page.getByRole("button", { name: /Three steps home.*new$/ }).press("Escape");
  await expect(page.getByRole("button", { name: "Redo" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: "Publish" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("link", { name: "All pages" })).toBeFocused();
  expect(await findings(page)).toEqual([]);

  const visit = async () => (await request.get("/")).text();
  expect(await visit()).not.toContain("Homes for families");
  await page.getByRole("button", { name: "Publish" }).press("Enter");
  await page.getByRole("button", { name: "Publish anyway" }).press("Enter");
  await expect(page).toHaveURL(/\/admin\/pages$/);
  const html = await visit();
  expect(textsOf(html, "h1")).toEqual(["Homes for families"]);
  const headings = textsOf(html, "h2");
  expect(headings.indexOf("What we do")).toBeGreaterThan(headings.indexOf("Three steps home"));
  expect(headings).toContain("Three steps home");
  expect(html).not.toMatch(/data-(text|html|block|item)/);
});

test("both languages are typed side by side, and each change is undone on its own", async ({ adminPage: page }) => {
  await page.goto("/admin/pages/edit/1");
  await page.getByRole("button", { name: "Add block" }).press("Enter");
  await page.getByRole("combobox", { name: "Search kinds of blocks" }).fill("questions");
  await page.keyboard.press("Enter");
  const english = page.frameLocator("iframe[lang=en]");
  const question = english.locator("[data-kind=questions] [data-item] [data-text]").first();
  await expect(english.locator("[data-kind=questions] [data-editing]")).toBeFocused();
  await page.keyboard.press("Escape");
  // A space in a question is typed, and opens or closes nothing.
  await question.press("Enter");
  await page.keyboard.type("Who may apply");
  await page.keyboard.press("Enter");
  await expect(question).toHaveText("Who may apply");

  await page.getByRole("button", { name: "Both" }).press("Enter");
  const spanish = page.frameLocator("iframe[lang=es]");
  const [body, title] = [english.locator("h1 ~ [data-html]").first(), spanish.locator("h1[data-text]")];
  await expect(body).toHaveRole("textbox");
  await expect(body).toHaveAccessibleName(/^Text of /);
  await body.press("Enter");
  await expect(body).toHaveAttribute("contenteditable", "true");
  await expect(body).toBeFocused();
  await page.keyboard.type(" Ask us.");
  await title.press("Enter");
  await page.keyboard.type("Casas para familias");
  await page.keyboard.press("Enter");
  await expect(body).toContainText("Ask us.");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("Undone")).toBeAttached();
  await expect(title).not.toHaveText("Casas para familias");
  await expect(body).toContainText("Ask us.");

  // The tools for a text are gone once Tab has left it.
  const tools = page.getByRole("toolbar", { name: /^Formatting/ });
  await body.press("Enter");
  await expect(tools).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(tools).toBeHidden();
});

test("a drag that Escape ends moves nothing, and a hidden slide is changed through the list", async ({ adminPage: page }) => {
  await page.goto("/admin/pages/edit/1");
  const slides = page.getByRole("list", { name: "Blocks: Home slides" });
  const rows = slides.getByRole("listitem");
  const order = ["1. Homebuying Process", "2. First-time Homebuyers", "3. Refinancing"].map((title) => `${title}Section`);
  await expect(rows).toHaveText(order);
  await rows.last().getByTitle("Drag to move").hover();
  await page.mouse.down();
  await rows.first().hover({ force: true });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(page.getByText("Nothing was moved")).toBeAttached();
  await expect(rows).toHaveText(order);

  const frame = page.frameLocator("iframe");
  await expect(frame.locator("h3[data-text]", { hasText: "Homebuying Process" })).toBeAttached();
  await slides.getByRole("button", { name: "Menu of Homebuying Process" }).press("Enter");
  await page.getByRole("menuitem", { name: "Hide" }).press("Enter");
  await slides.getByRole("button", { name: /Homebuying Process.*hidden$/ }).click();
  await page.getByRole("tab", { name: "Settings" }).click();
  await expect(page.getByRole("tabpanel").getByRole("textbox", { name: "Body" })).toContainText("Seven steps");
});

test("the link to the editor is for staff, regardless of who was served first", async ({ adminPage: page, request }) => {
  const [staff, stranger] = [page.request, request].map((client) => async () => (await client.get("/leadership")).text());
  expect(await staff?.()).toContain("/admin/pages/edit/");
  for (let visit = 0; visit < 2; visit++) expect(await stranger?.()).not.toContain("/admin/");
  expect(await staff?.()).toContain("/admin/pages/edit/");
});

type ManifestEntry = { file: string };

test("no script of the public site has any part of the editor", () => {
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync("build/site-manifest.json", "utf8"));
  const files = Object.values(manifest).map(({ file }) => file);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files)
    expect(readFileSync(`build/client/${file}`, "utf8"), file).not.toMatch(
      /data-(text|html|block|item)\b|plaintext-only|ProseMirror|pagecontent/,
    );
});
