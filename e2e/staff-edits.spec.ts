import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { scriptStarted } from "./script-started.ts";

type Resource = { webResourceId: number; context: string };
type Content = { webPageContentId: number; title: string };

test("spec §2 a visitor sees what staff changed on the very next request, settings and sections alike", async ({
  adminPage,
  page,
  site,
}) => {
  const api = adminPage.request;
  const headers = { origin: site.url };
  await page.goto("/leadership");
  await expect(page.getByRole("contentinfo")).toContainText("Home loans explained");
  await scriptStarted(page);

  const { webResourceListVm } = (await (await api.get("/api/WebResource")).json()) as { webResourceListVm: Resource[] };
  const tagline = webResourceListVm.find((resource) => resource.context === "company.tagline");
  const saveResponse = await api.put("/api/WebResource", {
    headers,
    data: { WebResourceId: tagline?.webResourceId, Context: "company.tagline", Value: "A new tagline" },
  });
  expect(saveResponse.ok()).toBe(true);

  const search = { pageNumber: 1, pageSize: 5, displayAllData: true, webPageCategoryId: 0 };
  const list = await api.post("/api/pagecontent/getpagecontents", { headers, data: search });
  const { listPageContentListVm } = (await list.json()) as { listPageContentListVm: Content[] };
  const hero = listPageContentListVm.find((content) => content.title === "Leadership");
  const body = '<p>New words with <a href="/contact-us">a link</a>.</p>';
  const changeResponse = await api.put("/api/pagecontent", {
    headers,
    multipart: { webPageContentId: String(hero?.webPageContentId), body },
  });
  expect(changeResponse.ok()).toBe(true);

  // The page that was open when staff saved: whatever the browser had fetched ahead, following a link from it shows the change.
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await expect(page.getByRole("contentinfo")).toContainText("A new tagline");

  await page.goto("/leadership");
  await expect(page.getByRole("contentinfo")).toContainText("A new tagline");
  await expect(page.getByRole("main").getByRole("link", { name: "a link" })).toHaveAttribute("href", "/contact-us");
});
