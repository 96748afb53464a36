import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";

async function paste(page: Page, name: string, html: string) {
  const editor = page.getByRole("textbox", { name, exact: true });
  await editor.click();
  await editor.evaluate((target, text) => {
    const data = new DataTransfer();
    data.setData("text/html", text);
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
}

async function htmlOf(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name: `Edit as HTML (${name})`, exact: true }).click();
  return page.getByLabel(name, { exact: true }).inputValue();
}

test("spec §9 a paste from Google Docs or Word keeps what it means and drops how it looked", async ({ adminPage: page }) => {
  await page.goto("/admin/blogcategory/add");
  await paste(
    page,
    "Body",
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 style="line-height:1.38"><span style="font-size:20pt">Title</span></h1>
    <p dir="ltr" style="color:#f00"><span style="font-weight:700;font-family:Arial">Bold</span><span style="font-style:italic"> and slanted</span></p>
    <ul style="margin:0"><li dir="ltr"><p role="presentation"><span>One</span></p></li></ul></b>`,
  );
  const fromDocs = await htmlOf(page, "Body");
  expect(fromDocs.replace(/\s*\n\s*/g, "")).toBe(
    "<h2>Title</h2><p><strong>Bold</strong><em> and slanted</em></p><ul><li><p>One</p></li></ul>",
  );

  await paste(
    page,
    "Body (Spanish)",
    `<html xmlns:o="urn:x"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
    <p class=MsoNormal><b>Papers</b><o:p></o:p></p>
    <p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><!--[endif]-->Pay stubs<o:p></o:p></p>
    <p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Tax <a href="https://www.irs.gov/" style="color:blue">returns</a></p>
    <table class=MsoTableGrid border=1><tr><td width=10><p class=MsoNormal>Cell</p></td></tr></table>
    <img src="file:///C:/picture.png"><!--EndFragment--></body></html>`,
  );
  const html = await htmlOf(page, "Body (Spanish)");
  expect(html).toContain("<p><strong>Papers</strong></p><ul><li><p>Pay stubs</p></li><li><p>Tax <a");
  expect(html).toContain('href="https://www.irs.gov/"');
  expect(html).toMatch(/<td[^>]*><p>Cell<\/p><\/td>/);
  expect(html).not.toMatch(/mso|class=|file:|<img|color/i);
});

test("spec §9 headings, links, tables and pictures are written by keyboard and reach the visitor", async ({ adminPage: page }) => {
  await page.goto("/admin/blog/edit/1");
  const editor = page.getByRole("textbox", { name: "Post Contents", exact: true });
  await editor.fill("Read this");
  await editor.press("Shift+Home");
  const tools = page.getByRole("toolbar", { name: "Formatting" }).first();
  await tools.getByRole("button", { name: "Heading", exact: true }).press("Enter");
  await expect(tools.getByRole("button", { name: "Heading", exact: true })).toHaveAttribute("aria-pressed", "true");
  await tools.getByRole("button", { name: "Link" }).click();
  await page.getByLabel("Address").fill("example.org/help");
  await page.getByLabel("Address").press("Enter");
  // The editor takes the focus back, with what was selected, in the next frame.
  await expect(editor.getByRole("link", { name: "Read this" })).toBeVisible();
  await expect(editor).toBeFocused();
  const selection = () => page.evaluate(() => String(getSelection()));
  await expect.poll(selection).toBe("Read this");
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await editor.press("End");
  await expect.poll(selection).toBe("");
  await editor.press("Enter");
  await tools.getByRole("button", { name: "Picture" }).click();
  const hiddenWidth = await page.getByRole("alertdialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(hiddenWidth).toBe(0);
  await page.locator("input[name=text-picture]").setInputFiles(join(import.meta.dirname, "../db/sample/images/portrait-1.webp"));
  await page.getByLabel("What it shows").fill("A smiling officer");
  await page.getByRole("button", { name: "Insert picture" }).click();
  await expect(editor.getByRole("img", { name: "A smiling officer" })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Data was created successfully")).toBeVisible();
  const { blogDto } = await (await page.request.get("/api/blog/1")).json();
  expect(blogDto.postContents).toContain('<h2><a href="https://example.org/help">Read this</a></h2>');
  expect(blogDto.postContents).toMatch(/<img src="\/resources\/[0-9a-f]{24}\.webp" alt="A smiling officer"/);
});

test("a link is chosen from the pages of the site, or from its pictures", async ({ adminPage: page }) => {
  await page.goto("/admin/blogcategory/add");
  const editor = page.getByRole("textbox", { name: "Body", exact: true });
  const tools = page.getByRole("toolbar", { name: "Formatting: Body", exact: true });
  await editor.click();
  await tools.getByRole("button", { name: "Link" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Link" });
  await dialog.getByRole("searchbox").fill("glossary");
  await dialog.getByRole("button", { name: /Glossary/ }).click();
  await expect(editor.getByRole("link", { name: /Glossary/ })).toHaveAttribute("href", "/glossary");
  await editor.press("Control+a");
  await tools.getByRole("button", { name: "Link" }).click();
  await dialog.getByRole("button", { name: "Pick from the library" }).click();
  await page.getByRole("list", { name: "Pictures in the library" }).getByRole("button").first().click();
  await expect(editor.getByRole("link")).toHaveAttribute("href", /^\/resources\/[0-9a-f]{24}\.webp$/);
});
