import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { textOf, textsOf } from "./html.ts";

// staff-tasks.spec.ts changes the phone number, and looks at what visitors see.
test("spec §2 resources are listed by id, key in capitals and value, with samples marked", async ({ adminPage: page }) => {
  const list = await (await page.request.get("/admin/resources")).text();
  expect(textsOf(list, "th").join()).toMatch(/Resource Id.*Context.*Value/);
  expect(textsOf(list, "tr")).toContainEqual(expect.stringMatching(/CONTACT\.PHONE.*Sample, to be replaced/));
});

test("spec §2 a resource is edited by its id when the address was opened directly", async ({ adminPage: page }) => {
  const { webResourceListVm: resources } = await (await page.request.get("/api/WebResource")).json();
  const city = resources.find(({ context }: { context: string }) => context === "address.city");
  await page.goto(`/admin/resource/edit?id=${city.webResourceId}`);
  await expect(page.getByLabel("Context")).toHaveValue("address.city");
  await expect(page.getByLabel("Value", { exact: true })).toHaveValue("Taylorsville");
  await expect(page.getByLabel("Category")).toHaveValue("2");
});

test("spec §8 a resource is added; one that is refused says the status", async ({ adminPage: page }) => {
  await page.goto("/admin/resources");
  await page.getByRole("link", { name: "New Resource" }).click();
  await page.getByLabel("Context").fill("contact.phone");
  await page.getByLabel("Value", { exact: true }).fill("Twice");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText(/An error occurred: (Bad Request|Conflict)/)).toBeVisible();
  await page.getByLabel("Context").fill("company.slogan");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Resource was added successfully")).toBeVisible();
  await page.getByRole("searchbox").fill("slogan");
  await expect(page.getByRole("row", { name: /COMPANY\.SLOGAN/ })).toBeVisible();
});

test("spec §8 a figure is changed with its source and its days, kept when a save is refused or lost; after its last day visitors are asked to call", async ({
  adminPage: page,
  request,
}) => {
  const readCalculator = async (path: string) => textOf(await (await request.get(path)).text());
  await page.goto("/admin/resources");
  await page.getByRole("searchbox").fill("conformingLimit");
  const row = page.getByRole("row", { name: /FIGURES\.CONFORMINGLIMIT/ });
  await expect(row).toContainText("832,750 (FHFA; checked on");
  await row.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Value", { exact: true }).fill("850,000");
  await page.getByLabel("Source", { exact: true }).fill("");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText(/must be a number with its source/).first()).toBeVisible();
  await expect(page.getByLabel("Value", { exact: true })).toHaveValue("850,000");
  await page.route("**/api/drafts/publish", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("An error occurred: Network error")).toBeVisible();
  await expect(page.getByLabel("Value", { exact: true })).toHaveValue("850,000");
  await page.getByLabel("Source", { exact: true }).fill("FHFA, a test");
  await page.getByLabel("Checked on").fill("2020-01-02");
  await page.getByLabel("Valid until").fill("2999-12-31");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Resource was edited successfully")).toBeVisible();
  expect(await readCalculator("/calculators/monthly-payment")).toContain("$850,000 · FHFA, a test, checked on January 2, 2020");
  await page.getByRole("searchbox").fill("conformingLimit");
  await row.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Valid until").fill("2020-01-03");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  // The first save's notice may still be there; the form goes away once this one is saved.
  await expect(page.getByLabel("Valid until")).toHaveCount(0);
  const spanishText = await readCalculator("/es/calculators/monthly-payment");
  expect(spanishText).toContain("pregúntenos");
  expect(spanishText).not.toContain("$850,000");
  await page.getByRole("link", { name: "Dashboard" }).click();
  const figuresPanel = page.getByRole("region", { name: "Figures to check" });
  await expect(figuresPanel.getByRole("link", { name: /Conforming loan limit/ })).toContainText("Out of date since Jan 3, 2020");
});
