import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

test("someone with a link sees the site with the draft, in both languages, marked as a preview, until they leave", async ({
  adminPage,
  browser,
  baseURL,
}) => {
  const created = await adminPage.request.post("/api/blog", { data: { title: "Moving day", postContents: "<p>Pack early.</p>" } });
  const { blogDto } = await created.json();
  const changes = [
    { name: "title", value: "Moving in winter", was: "Moving day" },
    { name: "es.title", value: "Mudarse en invierno", was: "" },
  ];
  const draft = { entity: "blog", id: blogDto.blogId, version: blogDto.version, changes };
  expect((await adminPage.request.put("/api/drafts", { data: draft })).ok()).toBe(true);
  const made = await adminPage.request.post("/api/drafts/previewlink", { data: { entity: "blog", id: blogDto.blogId } });
  const { pathname, search } = new URL((await made.json()).address);

  const reader = await (await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } })).newPage();
  await reader.goto(pathname + search);
  await expect(reader).toHaveURL(/\/blog\/moving-day$/);
  await expect(reader.getByRole("heading", { level: 1, name: "Moving in winter" })).toBeVisible();
  const bar = reader.getByRole("complementary", { name: "Preview: not published" });
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findings(reader, { within: "html" })).toEqual([]);

  await reader.goto("/es/blog");
  await expect(reader.getByRole("link", { name: "Mudarse en invierno" }).first()).toBeVisible();
  await reader.getByRole("complementary", { name: "Vista previa: no publicado" }).getByRole("button").click();
  await expect(reader).toHaveURL(/\/es\/blog$/);
  await expect(reader.getByText("Mudarse en invierno")).toHaveCount(0);
  await expect(reader.getByText("Vista previa")).toHaveCount(0);
  await reader.context().close();
});
